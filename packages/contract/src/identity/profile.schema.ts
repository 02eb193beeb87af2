import { z } from 'zod'
import { tierSchema } from '../primitives/standing.ts'

/** The tour: what to know and to do first. */
export const guideStepSchema = z.enum(['profile', 'aha', 'discuss', 'tiers', 'camps'])
export type GuideStep = z.infer<typeof guideStepSchema>

export const profileSchema = z.object({
  studentId: z.string(),
  userId: z.number(),
  enterpriseUserId: z.number(),
  name: z.string(),
  avatar: z.string(),
  tier: tierSchema,
  tierName: z.string(),
  /** 1 mentor, 3 teaching assistant. */
  isMentor: z.union([z.literal(0), z.literal(1), z.literal(3)]),
  enterpriseName: z.string(),
  department: z.string(),
  position: z.string(),
  bio: z.string(),
  tags: z.array(z.string()),
  /** Tabs this person keeps to themselves; empty on one's own page. */
  hiddenTabs: z.array(z.string()),
  isOwn: z.boolean(),
})
export type Profile = z.infer<typeof profileSchema>
