import { expect, test } from 'vitest'
import { caseAbilities } from './cases.policy.ts'

const enterprise = { id: 1 } as never
const moderator = {
  enterpriseUserId: 7,
  enterprise,
  roles: [{ role: 'moderator', scopeKind: 'enterprise', scopeId: 1 }],
} as const
const learner = { ...moderator, roles: [] }
const waiting = {
  author: 8,
  isAnonymous: true,
  isDecided: false,
  isAppealOpen: false,
  revealAskedBy: null,
  isRevealed: false,
}
const none = { canDecide: false, canAnswerAppeal: false, canAskReveal: false, canAgreeReveal: false }

test.each([
  ['a learner', learner, waiting, none],
  ['a moderator, an anonymous post', moderator, waiting, { ...none, canDecide: true, canAskReveal: true }],
  ['a moderator, a named post', moderator, { ...waiting, isAnonymous: false }, { ...none, canDecide: true }],
  ['their own post', moderator, { ...waiting, author: 7 }, none],
  [
    'decided and appealed',
    moderator,
    { ...waiting, isAnonymous: false, isDecided: true, isAppealOpen: true },
    { ...none, canAnswerAppeal: true },
  ],
  [
    'asked to reveal by themselves',
    moderator,
    { ...waiting, revealAskedBy: 7 },
    { ...none, canDecide: true },
  ],
  [
    'asked to reveal by a colleague',
    moderator,
    { ...waiting, revealAskedBy: 9 },
    { ...none, canDecide: true, canAgreeReveal: true },
  ],
  ['revealed', moderator, { ...waiting, revealAskedBy: 9, isRevealed: true }, { ...none, canDecide: true }],
])('%s', (_, viewer, facts, abilities) => {
  expect(caseAbilities(viewer, facts)).toEqual(abilities)
})
