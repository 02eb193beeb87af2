import { expect, test } from 'vitest'
import { canEndorse, maySpeak } from './viewer.policy.ts'

test.each([
  [{ phoneVerified: true, realname: '李晓慧', cameBySso: false }, 'yes'],
  [{ phoneVerified: true, realname: '李晓慧', cameBySso: true }, 'yes'],
  [{ phoneVerified: true, realname: '  ', cameBySso: false }, 'unverified'],
  [{ phoneVerified: true, realname: '', cameBySso: true }, 'unverified'],
  [{ phoneVerified: false, realname: '李晓慧', cameBySso: false }, 'unverified'],
  [{ phoneVerified: false, realname: '黄凯', cameBySso: true }, 'sso-without-phone'],
] as const)('%o may speak: %s', (viewer, verdict) => {
  expect(maySpeak(viewer)).toBe(verdict)
})

test('guests do not endorse, members do', () => {
  const membership = {
    typeId: 1,
    tier: 'sailor',
    name: { en: '', zh: '' },
    freeChancesPerMonth: 3,
    ahaQuota: 0,
    createsDiscussions: false,
    createsCommunities: false,
    customThemes: false,
    endsAt: null,
  } as const
  expect(canEndorse({ membership: { ...membership, isGuest: true } })).toBe(false)
  expect(canEndorse({ membership: { ...membership, isGuest: false } })).toBe(true)
})
