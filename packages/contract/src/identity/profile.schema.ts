import { z } from 'zod'
import { flagSchema } from '../primitives/flag.ts'
import { tierSchema } from '../primitives/standing.ts'
import { graphemeLength } from '../primitives/text-length.ts'
import { REALNAME_MAX } from './identity.schema.ts'

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

export const BIO_MAX = 200
export const TAGS_MAX = 5
export const TAG_LENGTH_MAX = 20
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024

const atMost = (limit: number) => (text: string) => graphemeLength(text) <= limit

export const profileChangeSchema = z.object({
  realname: z.string().trim().min(1).max(200).refine(atMost(REALNAME_MAX)),
  /** How English readers see the name. */
  latinName: z.string().trim().max(200).refine(atMost(60)).default(''),
  bio: z.string().trim().max(2000).refine(atMost(BIO_MAX)).default(''),
  tags: z
    .array(z.string().trim().min(1).max(200).refine(atMost(TAG_LENGTH_MAX)))
    .max(TAGS_MAX)
    .default([]),
})

export const privacySchema = z.object({
  hiddenTabs: z.array(z.string().max(40)).max(20).default([]),
  messagesFrom: z.enum(['everyone', 'classmates', 'nobody']).default('everyone'),
  searchable: flagSchema.default(0),
})
export type Privacy = z.infer<typeof privacySchema>

export const accountSettingsSchema = z.object({
  realname: z.string(),
  latinName: z.string(),
  bio: z.string(),
  tags: z.array(z.string()),
  /** Masked; empty when there is none. */
  phone: z.string(),
  email: z.string(),
  hasPassword: z.boolean(),
  privacy: privacySchema,
})
export type AccountSettings = z.infer<typeof accountSettingsSchema>

/** What somebody has to hand over before their account can end. */
export const heldIdentitySchema = z.object({
  kind: z.string(),
  id: z.number(),
  role: z.enum(['owner', 'leader', 'master']),
  name: z.string(),
  /** Where one has to switch to first; empty when it is here. */
  elsewhere: z.string(),
  candidates: z.array(z.object({ enterpriseUserId: z.number(), name: z.string() })),
})
export type HeldIdentity = z.infer<typeof heldIdentitySchema>
