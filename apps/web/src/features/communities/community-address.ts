import type { CommunityKind } from '@fairlead/contract/communities/communities.schema.ts'

export const communityTabs = ['posts', 'themes', 'groups', 'members', 'work', 'manage'] as const
export type CommunityTab = (typeof communityTabs)[number]

/** Addresses are typed by people and shared in chats: whatever makes no sense in them is left out. */
export const readId = (value: unknown): number | undefined => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

export const readTab = (value: unknown): CommunityTab => communityTabs.find((tab) => tab === value) ?? 'posts'

/** Where a community or group is; spread it into a link. */
export const communityLink = (kind: CommunityKind, munityId: number) =>
  kind === 'group'
    ? { to: '/group', search: { groupId: munityId } }
    : { to: `/${kind}`, search: { munityId } }
