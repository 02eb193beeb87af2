import { z } from 'zod'

const text = z.string().max(500)

/** The flat form in which the product's own pages tell what happened; the server makes a conformant statement of it. */
export const facadeStatementSchema = z.object({
  /** Chosen by the browser, so that a statement sent again is stored once. */
  id: z.uuid(),
  verb: z.enum(['registered', 'accessed']),
  object: text,
  objectType: text,
  platform: text.optional(),
  language: text.optional(),
  userAgent: text.optional(),
  version: text.optional(),
  timestamp: z.iso.datetime().optional(),
})
export type FacadeStatement = z.infer<typeof facadeStatementSchema>
