import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { administrationProblems } from '../enterprises/administration.errors.ts'
import { CARD_DAYS_MAX, CARDS_PER_BATCH_MAX, cardKindSchema } from '../membership/cards.schema.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput } from '../primitives/page.ts'
import { batchCardSchema, cardBatchSchema } from './card-batches.schema.ts'
import { organizationProblems } from './console.errors.ts'
import { newNameSchema } from './organization.schema.ts'

const enterprise = { enterpriseId: idSchema.optional() }
const { unknownEnterprise } = administrationProblems

export const listCardBatches = defineEndpoint({
  method: 'GET',
  path: '/v1/console/cardBatches',
  access: 'required',
  summary: 'Batches of cards of an enterprise, newest first, and how many were received and used',
  input: z.object({ ...enterprise, ...cursorInput }),
  output: z.object({ items: z.array(cardBatchSchema), nextCursor: z.string().nullable() }),
  errors: [unknownEnterprise],
})

export const issueCardBatch = defineEndpoint({
  method: 'POST',
  path: '/v1/console/cardBatches/issue',
  access: 'required',
  summary: 'Issue a batch of cards, each good for days of Scholar rights',
  input: z.object({
    ...enterprise,
    kind: cardKindSchema,
    name: newNameSchema,
    days: z.number().int().min(1).max(CARD_DAYS_MAX),
    count: z.number().int().min(1).max(CARDS_PER_BATCH_MAX),
    expiresAt: z.iso.datetime(),
  }),
  output: cardBatchSchema,
  errors: [unknownEnterprise, organizationProblems.past],
})

export const readCardBatch = defineEndpoint({
  method: 'GET',
  path: '/v1/console/cardBatches/cards',
  access: 'required',
  summary: 'Every card of a batch with its state, to be handed out',
  input: z.object({ ...enterprise, batchId: idSchema }),
  output: z.object({ items: z.array(batchCardSchema) }),
  errors: [unknownEnterprise, organizationProblems.notFound],
})

export const revokeCardBatch = defineEndpoint({
  method: 'POST',
  path: '/v1/console/cardBatches/revoke',
  access: 'required',
  summary: 'Cards of a batch that nobody has used expire at once',
  input: z.object({ ...enterprise, batchId: idSchema }),
  output: z.object({}),
  errors: [unknownEnterprise, organizationProblems.notFound],
})
