import { expect, test } from 'vitest'
import {
  canLeaveTeam,
  canReadSignedOut,
  canStartDiscussion,
  canStartTeam,
  canUseCustomThemes,
  maySpeakIn,
} from './themes.policy.ts'

const now = new Date('2026-11-15T08:00:00Z')
const tomorrow = new Date('2026-11-16T08:00:00Z')
const holding = (tier: 'sailor' | 'scholar' | 'elite' | 'mentor', roles: readonly string[] = []) => ({
  enterpriseUserId: 7,
  enterprise: { id: 2 },
  membership: {
    typeId: 1,
    tier,
    name: { en: '', zh: '' },
    isGuest: tier === 'sailor',
    freeChancesPerMonth: 0,
    ahaQuota: 0,
    createsDiscussions: tier !== 'sailor',
    createsCommunities: tier === 'mentor',
    customThemes: tier === 'elite' || tier === 'mentor',
    endsAt: null,
  },
  roles: roles.map((role) => ({ role: role as 'group_leader', scopeKind: 'enterprise', scopeId: 2 })),
})

test.each([
  ['sailor', false, false, false],
  ['scholar', true, false, false],
  ['elite', true, true, true],
  ['mentor', true, true, true],
] as const)('%s: starts discussions %s, own themes %s, teams %s', (tier, starts, own, teams) => {
  expect(canStartDiscussion(holding(tier))).toBe(starts)
  expect(canUseCustomThemes(holding(tier))).toBe(own)
  expect(canStartTeam(holding(tier))).toBe(teams)
})

test('whoever leads a group starts teams, unless a guest', () => {
  expect(canStartTeam(holding('scholar', ['group_leader']))).toBe(true)
  expect(canStartTeam(holding('sailor', ['group_leader']))).toBe(false)
})

test.each([
  ['a plain discussion', { type: 6 }, undefined, false, 'yes'],
  ['a debate without a side', { type: 4 }, { endsAt: tomorrow, ownSide: 0 }, false, 'pick-side'],
  ['a debate with a side', { type: 4 }, { endsAt: tomorrow, ownSide: 2 }, false, 'yes'],
  ['a debate without an end', { type: 4 }, { endsAt: null, ownSide: 1 }, false, 'yes'],
  ['a debate at its very end', { type: 4 }, { endsAt: now, ownSide: 1 }, false, 'ended'],
  ['a team from outside', { type: 2 }, undefined, false, 'team-only'],
  ['a team from inside', { type: 2 }, undefined, true, 'yes'],
] as const)('speaking in %s', (_, theme, debate, isInTeam, verdict) => {
  expect(maySpeakIn(theme, debate, isInTeam, now)).toBe(verdict)
})

test('before signing in only the campus of the Personal enterprise can be read', () => {
  expect(canReadSignedOut({ enterpriseId: 1, communityId: null }, 1)).toBe(true)
  expect(canReadSignedOut({ enterpriseId: 1, communityId: 5 }, 1)).toBe(false)
  expect(canReadSignedOut({ enterpriseId: 2, communityId: null }, 1)).toBe(false)
  expect(canReadSignedOut({ enterpriseId: 2, communityId: null }, undefined)).toBe(false)
})

test('whoever started a team stays in it', () => {
  expect(canLeaveTeam({ enterpriseUserId: 7 }, { author: 7 }, true)).toBe(false)
  expect(canLeaveTeam({ enterpriseUserId: 7 }, { author: 8 }, true)).toBe(true)
  expect(canLeaveTeam({ enterpriseUserId: 7 }, { author: 8 }, false)).toBe(false)
})
