import { enterpriseSettingsSchema } from '@fairlead/contract/primitives/standing.ts'
import { expect, test } from 'vitest'
import { canSeeMember, canSeeTab } from './profiles.policy.ts'

const enterprise = {
  id: 2,
  name: { en: '', zh: '' },
  isDefault: false,
  settings: enterpriseSettingsSchema.parse({}),
}

test.each([
  [2, true],
  [3, false],
])('one of enterprise 2 sees a member of %i: %s', (enterpriseId, sees) => {
  expect(canSeeMember({ enterprise }, { enterpriseId })).toBe(sees)
})

test.each([
  [true, ['posts'], 'posts', true],
  [false, ['posts'], 'posts', false],
  [false, ['posts'], 'aha', true],
  [false, [], 'posts', true],
])('own %s, hidden %o: tab %s is seen: %s', (isOwn, hidden, tab, sees) => {
  expect(canSeeTab(isOwn, hidden, tab)).toBe(sees)
})
