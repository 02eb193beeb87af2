import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { viewerProblems } from '../identity/identity.errors.ts'
import { flagSchema } from '../primitives/flag.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput } from '../primitives/page.ts'
import { communityProblems } from './communities.errors.ts'
import {
  announcementSchema,
  clockInSchema,
  communityCardSchema,
  communityDetailSchema,
  communityKindSchema,
  communityMemberSchema,
  communityPersonSchema,
  joinPolicySchema,
  joinRequestSchema,
  joinStateSchema,
  minutesSchema,
} from './communities.schema.ts'

const path = '/v1/operation/community' as const
const { notFound, noPermission } = communityProblems
const text = z.string().max(20_000)
const one = z.object({ munityId: idSchema })
const writing = [communityProblems.nameEmpty, communityProblems.nameTooLong, communityProblems.introTooLong]

export const listCommunities = defineEndpoint({
  method: 'GET',
  path: `${path}/list`,
  access: 'required',
  summary: 'The communities and groups one is in, and those one could join',
  input: z.object({}),
  output: z.object({
    mine: z.array(communityCardSchema),
    others: z.array(communityCardSchema),
    canCreate: z.boolean(),
    createHint: z.string(),
  }),
})

export const readCommunity = defineEndpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'required',
  summary: 'A community, subcommunity or group with what the viewer may do there',
  input: one,
  output: communityDetailSchema,
  errors: [notFound],
})

export const createCommunity = defineEndpoint({
  method: 'POST',
  path: `${path}/create`,
  access: 'required',
  summary:
    'Found a community (Mentors), a subcommunity (its leader) or a group (members); the founder leads it',
  input: z.object({
    kind: communityKindSchema,
    parentId: idSchema.optional(),
    name: text,
    intro: text.default(''),
    joinPolicy: joinPolicySchema.default('open'),
    isPublic: flagSchema.default(0),
  }),
  output: z.object({ munityId: z.number() }),
  errors: [notFound, noPermission, communityProblems.mentorsOnly, communityProblems.nameTaken, ...writing],
})

export const editCommunity = defineEndpoint({
  method: 'POST',
  path: `${path}/edit`,
  access: 'required',
  summary: 'Change name, introduction and how one joins',
  input: one.extend({
    name: text,
    intro: text.default(''),
    joinPolicy: joinPolicySchema,
    isPublic: flagSchema.default(0),
  }),
  output: z.object({ munityId: z.number() }),
  errors: [notFound, noPermission, communityProblems.nameTaken, ...writing],
})

export const announce = defineEndpoint({
  method: 'POST',
  path: `${path}/announce`,
  access: 'required',
  summary: 'Put up a new notice; an empty one takes the current notice down',
  input: one.extend({ content: text.default('') }),
  output: z.object({ notice: announcementSchema.nullable() }),
  errors: [notFound, noPermission, communityProblems.noticeTooLong],
})

export const listAnnouncements = defineEndpoint({
  method: 'GET',
  path: `${path}/announcements`,
  access: 'required',
  summary: 'The notices so far, newest first',
  input: one.extend(cursorInput),
  output: z.object({ items: z.array(announcementSchema), nextCursor: z.string().nullable() }),
  errors: [notFound],
})

export const joinCommunity = defineEndpoint({
  method: 'POST',
  path: `${path}/join`,
  access: 'required',
  summary: 'Join, or apply where the leader decides; a code from its leader opens the door at once',
  input: one.extend({ reason: text.default(''), code: z.string().max(64).optional() }),
  output: z.object({ joinState: joinStateSchema, memberNum: z.number() }),
  errors: [
    notFound,
    communityProblems.full,
    communityProblems.invitationOnly,
    communityProblems.reasonTooLong,
    viewerProblems.unverified,
    viewerProblems.ssoWithoutPhone,
  ],
})

export const withdrawJoinRequest = defineEndpoint({
  method: 'POST',
  path: `${path}/withdraw`,
  access: 'required',
  summary: 'Take back one’s own pending request',
  input: one,
  output: z.object({ joinState: joinStateSchema }),
  errors: [notFound],
})

export const leaveCommunity = defineEndpoint({
  method: 'POST',
  path: `${path}/leave`,
  access: 'required',
  summary: 'Leave; a leader hands over first',
  input: one,
  output: z.object({ joinState: joinStateSchema, memberNum: z.number() }),
  errors: [notFound, communityProblems.leaderStays],
})

export const removeMember = defineEndpoint({
  method: 'POST',
  path: `${path}/remove`,
  access: 'required',
  summary: 'Remove a member',
  input: one.extend({ enterpriseUserId: idSchema }),
  output: z.object({ memberNum: z.number() }),
  errors: [notFound, noPermission, communityProblems.notMember, communityProblems.leaderStays],
})

export const handOverCommunity = defineEndpoint({
  method: 'POST',
  path: `${path}/handOver`,
  access: 'required',
  summary: 'Make another member its leader',
  input: one.extend({ enterpriseUserId: idSchema }),
  output: z.object({ leader: communityPersonSchema.nullable() }),
  errors: [notFound, noPermission, communityProblems.notMember],
})

export const listMembers = defineEndpoint({
  method: 'GET',
  path: `${path}/members`,
  access: 'required',
  summary: 'Its members, the leader first, then in the order of joining',
  input: one.extend(cursorInput),
  output: z.object({ items: z.array(communityMemberSchema), nextCursor: z.string().nullable() }),
  errors: [notFound],
})

export const listJoinRequests = defineEndpoint({
  method: 'GET',
  path: `${path}/requests`,
  access: 'required',
  summary: 'Who wants to join, waiting ones first',
  input: one.extend(cursorInput),
  output: z.object({ items: z.array(joinRequestSchema), nextCursor: z.string().nullable() }),
  errors: [notFound, noPermission],
})

export const decideJoinRequest = defineEndpoint({
  method: 'POST',
  path: `${path}/decide`,
  access: 'required',
  summary: 'Approve or reject a request',
  input: z.object({ requestId: idSchema, approve: flagSchema.default(0) }),
  output: z.object({ request: joinRequestSchema, memberNum: z.number() }),
  errors: [notFound, noPermission, communityProblems.requestDecided, communityProblems.full],
})

export const inviteToCommunity = defineEndpoint({
  method: 'POST',
  path: `${path}/invite`,
  access: 'required',
  summary: 'A link to pass on: from a leader it opens the door, from a member it shows the way',
  input: one,
  output: z.object({ code: z.string(), path: z.string(), expiresAt: z.iso.datetime() }),
  errors: [notFound, noPermission],
})

export const readInvitation = defineEndpoint({
  method: 'GET',
  path: `${path}/invitation`,
  access: 'optional',
  summary: 'Who invites to what; works before signing in',
  input: z.object({ code: z.string().min(1).max(64) }),
  output: z.object({
    community: communityCardSchema,
    inviter: z.object({ displayName: z.string(), userAvatarUrl: z.string(), position: z.string() }),
    enterpriseName: z.string(),
    /** The link is from its leader: no application needed. */
    opensDoor: z.boolean(),
    isFull: z.boolean(),
  }),
  errors: [communityProblems.invitationInvalid],
  callsPerMinute: 60,
})

export const clockIn = defineEndpoint({
  method: 'POST',
  path: `${path}/clockIn`,
  access: 'required',
  summary: 'The leader clocks the group in, once a day',
  input: z.object({ groupId: idSchema, note: text.default('') }),
  output: clockInSchema,
  errors: [notFound, noPermission, communityProblems.clockedIn, communityProblems.introTooLong],
})

export const uploadMinutes = defineEndpoint({
  method: 'POST',
  path: `${path}/uploadMinutes`,
  access: 'required',
  summary: 'The leader puts up the minutes of a meeting',
  input: z.object({ groupId: idSchema, title: text, content: text }),
  output: minutesSchema,
  errors: [notFound, noPermission, communityProblems.minutesEmpty, communityProblems.minutesTooLong],
})

export const readGroupWork = defineEndpoint({
  method: 'GET',
  path: `${path}/groupWork`,
  access: 'required',
  summary: 'The days a group clocked in lately, and its minutes',
  input: z.object({ groupId: idSchema }),
  output: z.object({
    today: z.string(),
    clockIns: z.array(clockInSchema),
    minutes: z.array(minutesSchema),
  }),
  errors: [notFound],
})

export const listClassmates = defineEndpoint({
  method: 'GET',
  path: `${path}/classmates`,
  access: 'required',
  summary: 'People one learns with: the own class first, then those in the same communities and groups',
  input: z.object({}),
  output: z.object({
    items: z.array(
      communityPersonSchema.extend({
        sameClass: flagSchema,
        shared: z.array(z.object({ munityId: z.number(), kind: communityKindSchema, name: z.string() })),
      }),
    ),
  }),
})

export const readClass = defineEndpoint({
  method: 'GET',
  path: `${path}/class`,
  access: 'required',
  summary: 'One’s class and the people in it; naming another class finds nothing',
  input: z.object({ enterpriseClassId: idSchema.optional() }),
  output: z.object({
    enterpriseClassId: z.number(),
    name: z.string(),
    members: z.array(communityPersonSchema),
  }),
  errors: [communityProblems.noClass],
})
