import type {
  CommunityKind,
  JoinPolicy,
  JoinState,
} from '@fairlead/contract/communities/communities.schema.ts'
import type { Viewer } from '../identity/public.ts'
import { holdsRole } from '../membership/public.ts'

/** As much of a community or group as its rules ask for, seen from one viewer. */
export interface CommunityFacts {
  enterpriseId: number
  kind: CommunityKind
  isPublic: boolean
  joinPolicy: JoinPolicy
  leader: number
  /** Who leads what it stands in. */
  leadersAbove: readonly number[]
  joinState: JoinState
}

type Asker = Pick<Viewer, 'enterpriseUserId' | 'membership' | 'roles'> & { enterprise: { id: number } }

/** Everyone in the enterprise knows that it exists; nobody else does. */
export const canFind = (viewer: Pick<Asker, 'enterprise'>, facts: CommunityFacts): boolean =>
  viewer.enterprise.id === facts.enterpriseId

export const isIn = (facts: Pick<CommunityFacts, 'joinState'>): boolean =>
  facts.joinState === 'member' || facts.joinState === 'leader'

const isAdministrator = (viewer: Asker): boolean =>
  holdsRole(viewer, 'enterprise_admin', { kind: 'enterprise', id: viewer.enterprise.id })

/** Its leader, the leaders of what it stands in, and the enterprise's administrator. */
export const canManage = (viewer: Asker, facts: CommunityFacts): boolean =>
  canFind(viewer, facts) &&
  (facts.leader === viewer.enterpriseUserId ||
    facts.leadersAbove.includes(viewer.enterpriseUserId) ||
    isAdministrator(viewer))

export const canRead = (viewer: Asker, facts: CommunityFacts): boolean =>
  canFind(viewer, facts) && (facts.isPublic || isIn(facts) || canManage(viewer, facts))

export type PostVerdict = 'yes' | 'unknown' | 'quit' | 'members-only'

export const mayPost = (viewer: Asker, facts: CommunityFacts): PostVerdict => {
  if (!canFind(viewer, facts)) return 'unknown'
  if (isIn(facts)) return 'yes'
  return facts.joinState === 'left' ? 'quit' : 'members-only'
}

export const canLeave = (facts: CommunityFacts): boolean => facts.joinState === 'member'

export const canHandOver = (viewer: Asker, facts: CommunityFacts): boolean => canManage(viewer, facts)

/** Where only a link lets people in, only those who manage it hand links out. */
export const canInvite = (viewer: Asker, facts: CommunityFacts): boolean =>
  canManage(viewer, facts) || (isIn(facts) && facts.joinPolicy !== 'invitation')

/** Clock-ins and minutes are the group leader's own duty; nobody stands in. */
export const canLeadGroup = (viewer: Asker, facts: CommunityFacts): boolean =>
  canFind(viewer, facts) && facts.kind === 'group' && facts.leader === viewer.enterpriseUserId

export type JoinWay = 'join' | 'apply' | 'closed'

/** `opensDoor`: the person holds a link from somebody who manages it. */
export const wayIn = (facts: Pick<CommunityFacts, 'joinPolicy'>, opensDoor: boolean): JoinWay => {
  if (opensDoor || facts.joinPolicy === 'open') return 'join'
  return facts.joinPolicy === 'approval' ? 'apply' : 'closed'
}

/** Communities are founded by Mentors (beta). */
export const canFoundCommunity = (viewer: Pick<Asker, 'membership'>): boolean =>
  viewer.membership.createsCommunities

/** Below a community: its leaders found subcommunities, its members found groups if they may start discussions. */
export const canFoundWithin = (
  viewer: Asker,
  kind: Exclude<CommunityKind, 'community'>,
  parent: CommunityFacts,
): boolean => {
  if (parent.kind === 'group') return false
  if (kind === 'subcommunity') return parent.kind === 'community' && canManage(viewer, parent)
  return canManage(viewer, parent) || (isIn(parent) && viewer.membership.createsDiscussions)
}
