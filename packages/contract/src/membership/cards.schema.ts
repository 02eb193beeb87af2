import { z } from 'zod'
import { tierSchema } from '../primitives/standing.ts'

export const TRIAL_DAYS = 3
/** Cards and the trial bring the rights of this tier. */
export const CARD_TIER = 'scholar'
export const CARD_CODE_LENGTH = 12
/** Letters and digits that nobody takes for one another. */
export const CARD_CODE_LETTERS = 'ACDEFGHJKLMNPQRTWXY3467'
export const CARD_DAYS_MAX = 366
export const CARDS_PER_BATCH_MAX = 5000

/** One card, whatever it is called when it is handed over. */
export const cardKindSchema = z.enum(['benefit', 'gift', 'grow_up'])
export type CardKind = z.infer<typeof cardKindSchema>

export const cardStateSchema = z.enum(['available', 'received', 'used', 'expired'])
export type CardState = z.infer<typeof cardStateSchema>

/** As people type it: with blanks or hyphens, in small letters. */
export const cardCodeSchema = z.string().trim().min(1).max(40)

export const cardSchema = z.object({
  /** In groups of four: DEMA-CARD-3467. */
  code: z.string(),
  kind: cardKindSchema,
  name: z.string(),
  /** Days of Scholar rights. */
  days: z.number(),
  state: cardStateSchema,
  enterpriseName: z.string(),
  expiresAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
})
export type Card = z.infer<typeof cardSchema>

/** What somebody who looks at a card can do with it, or why nothing. */
export const cardOfferSchema = z.enum([
  'receive',
  'redeem',
  'sign-in',
  /** It belongs to another identity of the same person. */
  'switch-identity',
  'other-enterprise',
  'taken',
  'used',
  'expired',
  /** The viewer has these rights for good. */
  'not-needed',
])
export type CardOffer = z.infer<typeof cardOfferSchema>

/** Whether the 3-day trial can be started, or why not. */
export const trialOfferSchema = z.enum(['open', 'needs-phone', 'used', 'not-needed'])
export type TrialOffer = z.infer<typeof trialOfferSchema>

export const tierOverviewSchema = z.object({
  typeId: z.number(),
  tier: tierSchema,
  name: z.string(),
  isGuest: z.boolean(),
  freeChancesPerMonth: z.number(),
  ahaQuota: z.number(),
  createsDiscussions: z.boolean(),
  createsCommunities: z.boolean(),
  customThemes: z.boolean(),
})
export type TierOverview = z.infer<typeof tierOverviewSchema>
