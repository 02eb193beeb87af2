import { z } from 'zod'
import { flagSchema } from '../primitives/flag.ts'

/** In weighted units: a Chinese character takes two. */
export const COMMUNITY_NAME_MAX = 15
export const COMMUNITY_INTRO_MAX = 200
export const COMMUNITY_NOTICE_MAX = 600
export const JOIN_REASON_MAX = 200
export const MINUTES_TITLE_MAX = 50
export const MINUTES_TEXT_MAX = 5000

const communityKinds = ['community', 'subcommunity', 'group'] as const
export const communityKindSchema = z.enum(communityKinds)
export type CommunityKind = z.infer<typeof communityKindSchema>

export const POPULATION_LIMIT: Record<CommunityKind, number> = {
  community: 5000,
  subcommunity: 5000,
  group: 200,
}

/** Anyone joins, the leader decides, or one needs a link. */
export const joinPolicySchema = z.enum(['open', 'approval', 'invitation'])
export type JoinPolicy = z.infer<typeof joinPolicySchema>

export const joinStateSchema = z.enum(['none', 'pending', 'rejected', 'member', 'leader', 'left'])
export type JoinState = z.infer<typeof joinStateSchema>

const requestStateSchema = z.enum(['pending', 'approved', 'rejected'])

/** Who somebody is, next to their name. */
export const communityPersonSchema = z.object({
  enterpriseUserId: z.number(),
  userId: z.number(),
  studentId: z.string(),
  displayName: z.string(),
  userAvatarUrl: z.string(),
  vipAvatar: z.string(),
  department: z.string(),
  position: z.string(),
  isMentor: z.union([z.literal(0), z.literal(1), z.literal(3)]),
})
export type CommunityPerson = z.infer<typeof communityPersonSchema>

export const communityCardSchema = z.object({
  munityId: z.number(),
  kind: communityKindSchema,
  name: z.string(),
  intro: z.string(),
  avatarUrl: z.string(),
  memberNum: z.number(),
  joinPolicy: joinPolicySchema,
  isPublic: flagSchema,
  joinState: joinStateSchema,
  parent: z.object({ munityId: z.number(), kind: communityKindSchema, name: z.string() }).nullable(),
})
export type CommunityCard = z.infer<typeof communityCardSchema>

export const announcementSchema = z.object({
  id: z.number(),
  content: z.string(),
  addTime: z.iso.datetime(),
  author: communityPersonSchema.nullable(),
})

/** What this viewer may do here, decided by the server. */
const communityAbilitiesSchema = z.object({
  canRead: z.boolean(),
  canPost: z.boolean(),
  /** Why not, in the viewer's language; empty when one may. */
  postHint: z.string(),
  canJoin: z.boolean(),
  canLeave: z.boolean(),
  canManage: z.boolean(),
  canHandOver: z.boolean(),
  canInvite: z.boolean(),
  canClockIn: z.boolean(),
  canCreateGroup: z.boolean(),
  canCreateSubcommunity: z.boolean(),
})

export const communityDetailSchema = communityCardSchema.extend({
  limit: z.number(),
  notice: announcementSchema.nullable(),
  leader: communityPersonSchema.nullable(),
  /** A few faces beside the count. */
  members: z.array(communityPersonSchema),
  /** Requests that wait for an answer; 0 for those who may not answer them. */
  pendingNum: z.number(),
  children: z.array(communityCardSchema),
  abilities: communityAbilitiesSchema,
})
export type CommunityDetail = z.infer<typeof communityDetailSchema>

export const communityMemberSchema = communityPersonSchema.extend({
  isLeader: flagSchema,
  joinTime: z.iso.datetime(),
})
export type CommunityMember = z.infer<typeof communityMemberSchema>

export const joinRequestSchema = z.object({
  requestId: z.number(),
  state: requestStateSchema,
  reason: z.string(),
  addTime: z.iso.datetime(),
  applicant: communityPersonSchema,
})
export type JoinRequest = z.infer<typeof joinRequestSchema>

export const clockInSchema = z.object({
  day: z.string(),
  note: z.string(),
  addTime: z.iso.datetime(),
})

export const minutesSchema = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  addTime: z.iso.datetime(),
  author: communityPersonSchema.nullable(),
})
export type Minutes = z.infer<typeof minutesSchema>
