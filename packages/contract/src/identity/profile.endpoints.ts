import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { accountProblems } from './identity.errors.ts'
import { profileSchema } from './profile.schema.ts'

export const readProfile = defineEndpoint({
  method: 'GET',
  path: '/v1/user/account/profile',
  access: 'required',
  summary: 'A person as others in the same enterprise see them; without a studentId, oneself',
  input: z.object({ studentId: z.string().trim().min(1).max(40).optional() }),
  output: profileSchema,
  errors: [accountProblems.unknown],
})
