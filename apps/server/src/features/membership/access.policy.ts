import type { AccessReason } from '@fairlead/contract/membership/membership.schema.ts'

/** Everything the decision on one resource for one visitor rests on. */
export interface AccessFacts {
  isSignedIn: boolean
  isGuest: boolean
  inDefaultEnterprise: boolean
  /** Whose the resource is: everybody's, or one enterprise's and how the visitor stands to it. */
  owner: 'everybody' | 'own-enterprise' | 'other-identity' | 'strangers'
  isFree: boolean
  hasOpened: boolean
  isLesson: boolean
  /** Opened with a free chance this month. */
  isUnlocked: boolean
  /** The visitor's group may study it, or their enterprise does not ask for that. */
  isAuthorised: boolean
  /** Below 0: without end. */
  chancesLeft: number
}

/** `unknown` looks like a code that nobody ever gave; `sign-in` is for visitors without a session. */
export type AccessVerdict = AccessReason | 'unknown' | 'sign-in'

export const accessVerdict = (facts: AccessFacts): AccessVerdict => {
  if (facts.owner === 'strangers') return 'unknown'
  if (facts.owner === 'other-identity') return 'other-identity'
  if (facts.isFree && facts.hasOpened) return 'open'
  if (!facts.isSignedIn) return 'sign-in'
  return facts.isGuest ? guestVerdict(facts) : memberVerdict(facts)
}

/** Chances open lessons only, and are never offered for something that would stay closed. */
const guestVerdict = ({ hasOpened, isLesson, isUnlocked, chancesLeft }: AccessFacts): AccessVerdict => {
  if (!hasOpened || !isLesson) return 'not-yet-open'
  if (isUnlocked) return 'open'
  return chancesLeft === 0 ? 'used-up' : 'chance'
}

const memberVerdict = ({ hasOpened, isAuthorised, inDefaultEnterprise }: AccessFacts): AccessVerdict => {
  if (hasOpened && isAuthorised) return 'open'
  return inDefaultEnterprise ? 'not-yet-open' : 'group-not-authorised'
}
