import { expect, test } from 'vitest'
import { abilitiesFor, canSee } from './posts.policy.ts'

const membership = {
  typeId: 2,
  tier: 'scholar',
  name: { en: '', zh: '' },
  freeChancesPerMonth: -1,
  ahaQuota: 10,
  createsDiscussions: true,
  createsCommunities: false,
  customThemes: false,
  endsAt: null,
} as const
const member = { enterpriseUserId: 7, enterprise: { id: 1 }, membership: { ...membership, isGuest: false } }
const guest = { ...member, membership: { ...membership, isGuest: true } }
const post = {
  enterpriseId: 1,
  author: 8,
  isAnonymous: false,
  isDeleted: false,
  isHidden: false,
  isRoot: true,
}

const all = { canAha: true, canLike: true, canReply: true, canDelete: false, canReport: true }
const none = { canAha: false, canLike: false, canReply: false, canDelete: false, canReport: false }
const mine = { canDelete: true, canReport: false }

test.each([
  ['a member, another’s post', member, post, false, all],
  ['a member, a post they gave an Aha: may take it back', member, post, true, all],
  [
    'a member, a comment they gave an Aha: it stays',
    member,
    { ...post, isRoot: false },
    true,
    { ...all, canAha: false },
  ],
  ['a member, their own post', member, { ...post, author: 7 }, false, { ...all, ...mine, canAha: false }],
  ['a guest', guest, post, false, { ...none, canReply: true, canReport: true }],
  [
    'an anonymous post of another',
    member,
    { ...post, isAnonymous: true },
    false,
    { ...none, canReport: true },
  ],
  [
    'their own anonymous post',
    member,
    { ...post, isAnonymous: true, author: 7 },
    false,
    { ...all, ...mine, canAha: false },
  ],
  ['a hidden post', member, { ...post, isHidden: true }, false, none],
  ['a deleted post', member, { ...post, isDeleted: true }, false, none],
  ['a post of another enterprise', member, { ...post, enterpriseId: 2 }, false, { ...none, canReport: true }],
])('%s', (_, viewer, facts, given, abilities) => {
  expect(abilitiesFor(viewer, facts, given)).toEqual(abilities)
})

test.each([
  ['a post of a place they may read', post, true, true],
  ['a post of a place they may not read', post, false, false],
  ['a post of another enterprise', { ...post, enterpriseId: 2 }, true, false],
  ['what a moderator hid', { ...post, isHidden: true }, true, false],
  ['their own, hidden by a moderator', { ...post, isHidden: true, author: 7 }, true, true],
])('a member sees %s: %#', (_, facts, mayRead, sees) => {
  expect(canSee(member, facts, mayRead)).toBe(sees)
})
