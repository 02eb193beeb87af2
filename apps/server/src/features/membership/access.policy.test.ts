import { describe, expect, it } from 'vitest'
import { type AccessFacts, type AccessVerdict, accessVerdict } from './access.policy.ts'

type Row = [conditions: { [Key in keyof AccessFacts]?: readonly AccessFacts[Key][] }, verdict: AccessVerdict]

const visible = { owner: ['everybody', 'own-enterprise'] } as const
const signedOut = { ...visible, isSignedIn: [false] }
const signedIn = { ...visible, isSignedIn: [true] }
const paid = { ...signedIn, isFree: [false], hasOpened: [true] }
const guestAtLesson = { ...paid, isGuest: [true], isLesson: [true] }

/** A row holds for every value of what it leaves out; one row holds for each combination. */
const table: readonly Row[] = [
  [{ owner: ['strangers'] }, 'unknown'],
  [{ owner: ['other-identity'] }, 'other-identity'],
  [{ ...visible, isFree: [true], hasOpened: [true] }, 'open'],
  [{ ...signedOut, isFree: [true], hasOpened: [false] }, 'sign-in'],
  [{ ...signedOut, isFree: [false] }, 'sign-in'],
  [{ ...signedIn, hasOpened: [false], isGuest: [true] }, 'not-yet-open'],
  [{ ...signedIn, hasOpened: [false], isGuest: [false], inDefaultEnterprise: [true] }, 'not-yet-open'],
  [
    { ...signedIn, hasOpened: [false], isGuest: [false], inDefaultEnterprise: [false] },
    'group-not-authorised',
  ],
  [{ ...paid, isGuest: [true], isLesson: [false] }, 'not-yet-open'],
  [{ ...guestAtLesson, isUnlocked: [true] }, 'open'],
  [{ ...guestAtLesson, isUnlocked: [false], chancesLeft: [0] }, 'used-up'],
  [{ ...guestAtLesson, isUnlocked: [false], chancesLeft: [1, 3, -1] }, 'chance'],
  [{ ...paid, isGuest: [false], isAuthorised: [true] }, 'open'],
  [{ ...paid, isGuest: [false], isAuthorised: [false], inDefaultEnterprise: [true] }, 'not-yet-open'],
  [
    { ...paid, isGuest: [false], isAuthorised: [false], inDefaultEnterprise: [false] },
    'group-not-authorised',
  ],
]

const either = [true, false]
const values: { [Key in keyof AccessFacts]: readonly AccessFacts[Key][] } = {
  isSignedIn: either,
  isGuest: either,
  inDefaultEnterprise: either,
  owner: ['everybody', 'own-enterprise', 'other-identity', 'strangers'],
  isFree: either,
  hasOpened: either,
  isLesson: either,
  isUnlocked: either,
  isAuthorised: either,
  chancesLeft: [-1, 0, 1, 3],
}

const combinations = Object.entries(values).reduce<object[]>(
  (found, [name, options]) =>
    found.flatMap((facts) => options.map((option) => ({ ...facts, [name]: option }))),
  [{}],
) as AccessFacts[]

const holds = (conditions: Row[0], facts: AccessFacts): boolean =>
  Object.entries(conditions).every(([name, allowed]) =>
    (allowed as readonly unknown[]).includes(facts[name as keyof AccessFacts]),
  )
const rowsFor = (facts: AccessFacts): Row[] => table.filter(([conditions]) => holds(conditions, facts))

describe('access to a resource', () => {
  it('has exactly one row of the table for every combination', () => {
    expect(combinations).toHaveLength(4 * 4 * 2 ** 8)
    expect(combinations.filter((facts) => rowsFor(facts).length !== 1)).toEqual([])
  })

  it('is as the table says for every combination', () => {
    const wrong = combinations.filter((facts) => accessVerdict(facts) !== rowsFor(facts)[0]?.[1])
    expect(wrong).toEqual([])
  })
})
