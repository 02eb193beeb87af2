import { z } from 'zod'
import { cardKindSchema, cardStateSchema } from '../membership/cards.schema.ts'
import { localizedTextSchema } from '../primitives/localized-text.ts'

export const cardBatchSchema = z.object({
  batchId: z.number(),
  kind: cardKindSchema,
  name: localizedTextSchema,
  days: z.number(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isRevoked: z.boolean(),
  total: z.number(),
  received: z.number(),
  used: z.number(),
})
export type CardBatchSummary = z.infer<typeof cardBatchSchema>

export const batchCardSchema = z.object({ code: z.string(), state: cardStateSchema, receivedBy: z.string() })
