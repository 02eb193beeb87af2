import { z } from 'zod'
import { tierSchema } from '../primitives/standing.ts'

/** More people than this are never answered at once, whatever was asked for. */
export const PEOPLE_FOUND_MAX = 50

/** One of the enterprises a person belongs to. */
export const identitySchema = z.object({
  enterpriseUserId: z.number(),
  enterpriseId: z.number(),
  enterpriseName: z.string(),
  /** Membership in the default enterprise: nobody's employee. */
  isPersonal: z.boolean(),
  isCurrent: z.boolean(),
  department: z.string(),
  position: z.string(),
})
export type Identity = z.infer<typeof identitySchema>

/** A colleague as one finds, mentions and invites them. */
export const colleagueSchema = z.object({
  enterpriseUserId: z.number(),
  userId: z.number(),
  studentId: z.string(),
  userAvatarUrl: z.string(),
  realname: z.string(),
  userName: z.string(),
  vipAvatar: tierSchema,
  department: z.string(),
  position: z.string(),
})
