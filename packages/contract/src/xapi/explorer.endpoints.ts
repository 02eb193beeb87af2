import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { administrationProblems } from '../enterprises/administration.errors.ts'
import { recordEntrySchema, recordFilter } from './explorer.schema.ts'

export const exploreRecord = defineEndpoint({
  method: 'GET',
  path: '/v1/xapi/explore',
  access: 'required',
  summary:
    "An enterprise's learning record, newest first, each statement also as a sentence; for administrators",
  input: z.object({
    ...recordFilter,
    cursor: z.string().max(400).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(recordEntrySchema), nextCursor: z.string().nullable() }),
  errors: [administrationProblems.unknownEnterprise],
})

export const readRecordTimeline = defineEndpoint({
  method: 'GET',
  path: '/v1/xapi/timeline',
  access: 'required',
  summary:
    'How many statements were stored on each of the last 40 days, and which verbs there are to ask for',
  input: z.object(recordFilter),
  output: z.object({
    days: z.array(z.object({ day: z.string(), count: z.number() })),
    verbs: z.array(z.object({ id: z.string(), en: z.string(), zh: z.string() })),
  }),
  errors: [administrationProblems.unknownEnterprise],
})

export const readOwnSentences = defineEndpoint({
  method: 'GET',
  path: '/v1/xapi/ownSentences',
  access: 'required',
  summary: "The viewer's own learning record as sentences, newest first",
  input: z.object({
    cursor: z.string().max(400).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  output: z.object({ items: z.array(recordEntrySchema), nextCursor: z.string().nullable() }),
})
