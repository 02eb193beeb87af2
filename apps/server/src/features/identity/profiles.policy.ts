import type { MemberCard } from './member-card.ts'
import type { Viewer } from './viewer.ts'

/** People of one enterprise know each other; of anybody else one hears as little as of somebody who does not exist. */
export const canSeeMember = (
  viewer: Pick<Viewer, 'enterprise'>,
  member: Pick<MemberCard, 'enterpriseId'>,
): boolean => viewer.enterprise.id === member.enterpriseId

/** A tab of somebody's page: one's own always, another's unless they keep it to themselves. */
export const canSeeTab = (isOwn: boolean, hiddenTabs: readonly string[], tab: string): boolean =>
  isOwn || !hiddenTabs.includes(tab)
