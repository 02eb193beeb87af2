import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput } from '../primitives/page.ts'
import { administeredEnterpriseSchema, auditEntrySchema } from './console.schema.ts'

export const listAdministeredEnterprises = defineEndpoint({
  method: 'GET',
  path: '/v1/console/enterprises',
  access: 'required',
  summary: 'The enterprises this administrator looks after: their own, or all of them',
  input: z.object({}),
  output: z.object({ items: z.array(administeredEnterpriseSchema) }),
})

export const readAuditLog = defineEndpoint({
  method: 'GET',
  path: '/v1/console/auditLog',
  access: 'required',
  summary: 'What was changed in the console, by whom and when, newest first',
  input: z.object({
    enterpriseId: idSchema.optional(),
    actorId: idSchema.optional(),
    /** The first word of an action, such as `member`. */
    noun: z.string().max(40).optional(),
    since: z.iso.datetime().optional(),
    until: z.iso.datetime().optional(),
    ...cursorInput,
  }),
  output: z.object({
    items: z.array(auditEntrySchema),
    nextCursor: z.string().nullable(),
    /** What there is to filter by. */
    nouns: z.array(z.string()),
    actors: z.array(z.object({ actorId: z.number(), name: z.string() })),
  }),
})
