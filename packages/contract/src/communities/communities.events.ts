import { z } from 'zod'
import { defineEvent } from '../event.ts'

const membership = z.object({
  communityId: z.number(),
  kind: z.enum(['community', 'subcommunity', 'group']),
  enterpriseId: z.number(),
  member: z.number(),
})

export const communityJoined = defineEvent('community.joined', membership)

/** By themselves, or removed by a leader. */
export const communityLeft = defineEvent(
  'community.left',
  membership.extend({ removedBy: z.number().nullable() }),
)

export const joinRequested = defineEvent(
  'community.joinRequested',
  membership.extend({ requestId: z.number(), leader: z.number() }),
)

export const joinDecided = defineEvent(
  'community.joinDecided',
  membership.extend({ requestId: z.number(), approved: z.boolean(), decidedBy: z.number() }),
)

export const communityHandedOver = defineEvent(
  'community.handedOver',
  z.object({ communityId: z.number(), enterpriseId: z.number(), from: z.number(), to: z.number() }),
)

export const communityAnnounced = defineEvent(
  'community.announced',
  z.object({
    communityId: z.number(),
    enterpriseId: z.number(),
    author: z.number(),
    announcementId: z.number(),
  }),
)

export const groupClockedIn = defineEvent(
  'group.clockedIn',
  z.object({ groupId: z.number(), enterpriseId: z.number(), leader: z.number(), day: z.string() }),
)

export const groupMinutesUploaded = defineEvent(
  'group.minutesUploaded',
  z.object({ groupId: z.number(), enterpriseId: z.number(), leader: z.number(), minutesId: z.number() }),
)
