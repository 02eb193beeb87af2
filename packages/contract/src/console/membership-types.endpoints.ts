import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { AHA_UNLIMITED } from '../membership/membership.schema.ts'
import { idSchema } from '../primitives/id.ts'
import { organizationProblems } from './console.errors.ts'
import { membershipTypeSchema, newNameSchema } from './organization.schema.ts'

export const listMembershipTypes = defineEndpoint({
  method: 'GET',
  path: '/v1/console/membershipTypes',
  access: 'required',
  summary: 'What each membership brings, and how many hold it; for administrators of the platform',
  input: z.object({}),
  output: z.object({ items: z.array(membershipTypeSchema) }),
})

export const changeMembershipType = defineEndpoint({
  method: 'POST',
  path: '/v1/console/membershipTypes/change',
  access: 'required',
  summary: 'Change what a membership brings, for everybody who holds it',
  input: z.object({
    typeId: idSchema,
    name: newNameSchema,
    freeChancesPerMonth: z.number().int().min(-1).max(1000),
    ahaQuota: z.number().int().min(0).max(AHA_UNLIMITED),
    createsDiscussions: z.boolean(),
    createsCommunities: z.boolean(),
    customThemes: z.boolean(),
  }),
  output: z.object({ items: z.array(membershipTypeSchema) }),
  errors: [organizationProblems.notFound],
})
