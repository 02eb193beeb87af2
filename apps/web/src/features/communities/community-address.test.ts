import { expect, test } from 'vitest'
import { communityLink, readId, readTab } from './community-address.ts'

test.each([
  ['12', 12],
  [12, 12],
  ['0', undefined],
  ['-3', undefined],
  ['1.5', undefined],
  ['12abc', undefined],
  [undefined, undefined],
])('the id %j reads as %s', (value, id) => {
  expect(readId(value)).toBe(id)
})

test('an unknown tab is the first one', () => {
  expect(readTab('members')).toBe('members')
  expect(readTab('<script>')).toBe('posts')
})

test('each kind has its own screen', () => {
  expect(communityLink('community', 3)).toEqual({ to: '/community', search: { munityId: 3 } })
  expect(communityLink('subcommunity', 4)).toEqual({ to: '/subcommunity', search: { munityId: 4 } })
  expect(communityLink('group', 5)).toEqual({ to: '/group', search: { groupId: 5 } })
})
