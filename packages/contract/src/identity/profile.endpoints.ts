import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { flagSchema } from '../primitives/flag.ts'
import { accountProblems } from './identity.errors.ts'
import { guideStepSchema, profileSchema } from './profile.schema.ts'

export const readProfile = defineEndpoint({
  method: 'GET',
  path: '/v1/user/account/profile',
  access: 'required',
  summary: 'A person as others in the same enterprise see them; without a studentId, oneself',
  input: z.object({ studentId: z.string().trim().min(1).max(40).optional() }),
  output: profileSchema,
  errors: [accountProblems.unknown],
})

const guideOutput = z.object({ done: z.array(guideStepSchema) })

export const readGuide = defineEndpoint({
  method: 'GET',
  path: '/v1/user/account/guide',
  access: 'required',
  summary: 'Which first steps this person has ticked off',
  input: z.object({}),
  output: guideOutput,
})

export const tickGuideStep = defineEndpoint({
  method: 'POST',
  path: '/v1/user/account/guide',
  access: 'required',
  summary: 'Tick a first step, or take the tick back',
  input: z.object({ step: guideStepSchema, isDone: flagSchema.default(0) }),
  output: guideOutput,
})
