import { describe, expect, test } from 'vitest'
import {
  type CommunityFacts,
  canFoundCommunity,
  canFoundWithin,
  canInvite,
  canLeadGroup,
  canManage,
  canRead,
  mayPost,
  wayIn,
} from './communities.policy.ts'

const membership = {
  typeId: 2,
  tier: 'scholar',
  name: { en: '', zh: '' },
  isGuest: false,
  freeChancesPerMonth: -1,
  ahaQuota: 10,
  createsDiscussions: true,
  createsCommunities: false,
  customThemes: false,
  endsAt: null,
} as const
const viewer = { enterpriseUserId: 7, enterprise: { id: 2 }, membership, roles: [] }
const sailor = { ...viewer, membership: { ...membership, createsDiscussions: false } }
const mentor = { ...viewer, membership: { ...membership, createsCommunities: true } }
const administratorOf = (scopeId: number) => ({
  ...viewer,
  roles: [{ role: 'enterprise_admin' as const, scopeKind: 'enterprise', scopeId }],
})
const group: CommunityFacts = {
  enterpriseId: 2,
  kind: 'group',
  isPublic: false,
  joinPolicy: 'approval',
  leader: 1,
  leadersAbove: [3],
  joinState: 'none',
}

describe('reading and posting', () => {
  test.each([
    [
      'a stranger from another enterprise',
      { ...group, enterpriseId: 9, joinState: 'member' },
      false,
      'unknown',
    ],
    ['somebody outside a closed one', group, false, 'members-only'],
    ['somebody outside a public one', { ...group, isPublic: true }, true, 'members-only'],
    ['somebody who waits', { ...group, joinState: 'pending' }, false, 'members-only'],
    ['a member', { ...group, joinState: 'member' }, true, 'yes'],
    ['the leader', { ...group, leader: 7, joinState: 'leader' }, true, 'yes'],
    ['somebody who quit', { ...group, joinState: 'left' }, false, 'quit'],
    ['somebody who quit a public one', { ...group, isPublic: true, joinState: 'left' }, true, 'quit'],
    ['whoever leads what it stands in', { ...group, leadersAbove: [7] }, true, 'members-only'],
  ] as const)('%s', (_, facts, reads, posts) => {
    expect(canRead(viewer, facts)).toBe(reads)
    expect(mayPost(viewer, facts)).toBe(posts)
  })
})

test.each([
  ['a member', viewer, { ...group, joinState: 'member' }, false],
  ['its leader', viewer, { ...group, leader: 7 }, true],
  ['the leader above', viewer, { ...group, leadersAbove: [3, 7] }, true],
  ['the administrator', administratorOf(2), group, true],
  ['the administrator of another enterprise', administratorOf(9), group, false],
  ['a leader of the same id elsewhere', viewer, { ...group, enterpriseId: 9, leader: 7 }, false],
] as const)('%s manages it: %#', (_, who, facts, may) => {
  expect(canManage(who, facts)).toBe(may)
})

test('members pass links on, except where only a leader lets people in', () => {
  expect(canInvite(viewer, { ...group, joinState: 'member' })).toBe(true)
  expect(canInvite(viewer, { ...group, joinState: 'member', joinPolicy: 'invitation' })).toBe(false)
  expect(canInvite(viewer, { ...group, leader: 7, joinState: 'leader', joinPolicy: 'invitation' })).toBe(true)
  expect(canInvite(viewer, group)).toBe(false)
})

test('clock-ins and minutes are the leader’s alone, and only of a group', () => {
  expect(canLeadGroup(viewer, { ...group, leader: 7 })).toBe(true)
  expect(canLeadGroup(viewer, { ...group, leadersAbove: [7] })).toBe(false)
  expect(canLeadGroup(administratorOf(2), group)).toBe(false)
  expect(canLeadGroup(viewer, { ...group, kind: 'community', leader: 7 })).toBe(false)
})

test.each([
  ['open', false, 'join'],
  ['approval', false, 'apply'],
  ['approval', true, 'join'],
  ['invitation', false, 'closed'],
  ['invitation', true, 'join'],
] as const)('the way into a place that is %s, with a leader’s link %s: %s', (joinPolicy, opensDoor, way) => {
  expect(wayIn({ joinPolicy }, opensDoor)).toBe(way)
})

test('only Mentors found communities', () => {
  expect([sailor, viewer, mentor].map(canFoundCommunity)).toEqual([false, false, true])
})

test.each([
  ['a member', viewer, 'group', { ...group, kind: 'community', joinState: 'member' }, true],
  ['a Sailor', sailor, 'group', { ...group, kind: 'community', joinState: 'member' }, false],
  ['somebody outside', viewer, 'group', { ...group, kind: 'community' }, false],
  ['a member', viewer, 'subcommunity', { ...group, kind: 'community', joinState: 'member' }, false],
  ['its leader', viewer, 'subcommunity', { ...group, kind: 'community', leader: 7 }, true],
  ['its leader', viewer, 'subcommunity', { ...group, kind: 'subcommunity', leader: 7 }, false],
  ['its leader', viewer, 'group', { ...group, leader: 7 }, false],
] as const)('%s founds within: %#', (_, who, kind, parent, may) => {
  expect(canFoundWithin(who, kind, parent)).toBe(may)
})
