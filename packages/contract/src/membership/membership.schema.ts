import { z } from 'zod'
import { flagSchema } from '../primitives/flag.ts'

export const AHA_UNLIMITED = 2_147_483_647
export const AHA_QUOTA = { sailor: 0, scholar: 10, elite: 20, mentor: AHA_UNLIMITED } as const
export const FREE_CHANCES_PER_MONTH = 3
/** What `remainingAmount` says where nothing is counted. */
export const UNLIMITED_CHANCES = -1

/** Lessons are the only resources that a free chance opens. */
export const LESSON_TYPE = 1401

/** Whether a resource opens, and which dialog says why not. */
export const accessReasonSchema = z.enum([
  'open',
  /** A guest who may open it with one of the month's free chances. */
  'chance',
  'used-up',
  'group-not-authorised',
  'not-yet-open',
  /** It belongs to another identity of the same person. */
  'other-identity',
])
export type AccessReason = z.infer<typeof accessReasonSchema>

export const permissionSchema = z.object({
  /** 1 opens. */
  permission: flagSchema,
  /** Free chances left this month; below 0 nothing is counted. */
  remainingAmount: z.number(),
  /** What the viewer's membership grants each month; below 0 nothing is counted. */
  chancesPerMonth: z.number(),
  reason: accessReasonSchema,
  /** Which of the viewer's identities it belongs to; 0 unless the reason is `other-identity`. */
  enterpriseUserId: z.number(),
})
