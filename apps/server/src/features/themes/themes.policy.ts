import { SIDE, THEME_TYPE } from '@fairlead/contract/themes/themes.schema.ts'
import type { Viewer } from '../identity/public.ts'

/** As much of a discussion as its rules ask for. */
export interface ThemeFacts {
  enterpriseId: number
  communityId: number | null
  type: number
  author: number
}

export interface DebateFacts {
  endsAt: Date | null
  /** The viewer's own side, 0 while none is picked. */
  ownSide: number
}

type Asker = Pick<Viewer, 'enterpriseUserId' | 'membership' | 'roles'> & { enterprise: { id: number } }

/** Sailors take part, but start nothing. */
export const canStartDiscussion = (viewer: Pick<Asker, 'membership'>): boolean =>
  viewer.membership.createsDiscussions

/** Two membership types may hang a discussion of their own on what they post. */
export const canUseCustomThemes = (viewer: Pick<Asker, 'membership'>): boolean =>
  viewer.membership.customThemes

/** The team flag: those with own themes, and whoever leads or assists people, gather teams. */
export const canStartTeam = (viewer: Asker): boolean =>
  canStartDiscussion(viewer) &&
  (canUseCustomThemes(viewer) ||
    viewer.roles.some(({ role }) => role === 'group_leader' || role === 'teaching_assistant'))

/** Before signing in only what stands on the campus of the Personal enterprise can be read. */
export const canReadSignedOut = (
  theme: Pick<ThemeFacts, 'enterpriseId' | 'communityId'>,
  defaultEnterpriseId: number | undefined,
): boolean => theme.communityId === null && theme.enterpriseId === defaultEnterpriseId

export const hasEnded = (debate: Pick<DebateFacts, 'endsAt'>, now: Date): boolean =>
  debate.endsAt !== null && debate.endsAt <= now

export type SpeakingVerdict = 'yes' | 'ended' | 'pick-side' | 'team-only'

/** What a discussion asks besides being welcome in its place: a side in a debate, membership in a team. */
export const maySpeakIn = (
  theme: Pick<ThemeFacts, 'type'>,
  debate: DebateFacts | undefined,
  isInTeam: boolean,
  now: Date,
): SpeakingVerdict => {
  if (theme.type === THEME_TYPE.team && !isInTeam) return 'team-only'
  if (!debate) return 'yes'
  if (hasEnded(debate, now)) return 'ended'
  return debate.ownSide === SIDE.none ? 'pick-side' : 'yes'
}

/** Whoever started a team stays in it. */
export const canLeaveTeam = (
  viewer: Pick<Asker, 'enterpriseUserId'>,
  theme: Pick<ThemeFacts, 'author'>,
  isInTeam: boolean,
): boolean => isInTeam && theme.author !== viewer.enterpriseUserId
