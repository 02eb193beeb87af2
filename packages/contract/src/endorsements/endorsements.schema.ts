import { z } from 'zod'

export const AHA_SECRET_LIFETIME_MINUTES = 5
/** Granted once a month, on the send that uses the last Aha. */
export const AHA_BONUS = 3
/** A child comment shows at most this many of its Aha senders. */
export const AHA_SENDERS_SHOWN = 6

export const ahaBalanceSchema = z.object({
  /** What this month grants; 2147483647 means unlimited. */
  total: z.number(),
  /** What is left of it. */
  reTimes: z.number(),
})
export const ahaPreCheckSchema = ahaBalanceSchema.extend({ secret: z.string() })

/** What an Aha can say besides itself: a new view, I can use this, well argued. */
export const AHA_REASONS = ['newView', 'canUse', 'wellArgued'] as const
export const ahaReasonSchema = z.enum(AHA_REASONS)
export type AhaReason = z.infer<typeof ahaReasonSchema>
