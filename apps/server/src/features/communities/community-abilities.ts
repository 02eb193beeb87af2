import { placeProblems } from '@fairlead/contract/communities/communities.errors.ts'
import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Viewer } from '../identity/public.ts'
import {
  type CommunityFacts,
  canFoundWithin,
  canHandOver,
  canInvite,
  canLeadGroup,
  canLeave,
  canManage,
  canRead,
  isIn,
  mayPost,
} from './communities.policy.ts'

/** What the web needs to know of the rules, so that it repeats none. */
export const abilitiesIn = (
  viewer: Viewer,
  facts: CommunityFacts,
  language: Language,
): CommunityDetail['abilities'] => {
  const canPost = mayPost(viewer, facts) === 'yes'
  return {
    canRead: canRead(viewer, facts),
    canPost,
    postHint: canPost ? '' : placeProblems.membersOnly.text[language],
    canJoin: !isIn(facts) && facts.joinState !== 'pending' && facts.joinPolicy !== 'invitation',
    canLeave: canLeave(facts),
    canManage: canManage(viewer, facts),
    canHandOver: canHandOver(viewer, facts),
    canInvite: canInvite(viewer, facts),
    canClockIn: canLeadGroup(viewer, facts),
    canCreateGroup: canFoundWithin(viewer, 'group', facts),
    canCreateSubcommunity: canFoundWithin(viewer, 'subcommunity', facts),
  }
}
