import type { Viewer } from './viewer.ts'

type Speaker = Pick<Viewer, 'phoneVerified' | 'realname' | 'cameBySso'>

/** Posting and commenting ask for a person behind the account; reading, likes and Aha do not. */
export type SpeakVerdict = 'yes' | 'unverified' | 'sso-without-phone'

export const maySpeak = (viewer: Speaker): SpeakVerdict => {
  if (viewer.phoneVerified && viewer.realname.trim() !== '') return 'yes'
  return viewer.cameBySso && !viewer.phoneVerified ? 'sso-without-phone' : 'unverified'
}

/** The lowest tier looks on: Aha and likes come with a membership. */
export const canEndorse = (viewer: Pick<Viewer, 'membership'>): boolean => !viewer.membership.isGuest
