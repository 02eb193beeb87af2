import { expect, test } from 'vitest'
import { holdsRole } from './roles.policy.ts'

const leader = { roles: [{ role: 'community_leader', scopeKind: 'community', scopeId: 3 }] } as const

test.each([
  ['community_leader', { kind: 'community', id: 3 }, true],
  ['community_leader', { kind: 'community', id: 4 }, false],
  ['community_leader', { kind: 'group', id: 3 }, false],
  ['group_leader', { kind: 'community', id: 3 }, false],
] as const)('the leader of community 3 is %s of %o: %s', (role, scope, expected) => {
  expect(holdsRole(leader, role, scope)).toBe(expected)
})
