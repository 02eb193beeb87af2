import type { Role } from '@fairlead/contract/primitives/standing.ts'
import { expect, test } from 'vitest'
import { mayGrant, mayRevoke, maySuspend } from './people.policy.ts'

const who = (userId: number, ...roles: Role[]) => ({
  userId,
  roles: roles.map((role) => ({ role, scopeKind: 'enterprise', scopeId: 2 })),
})
const own = who(1, 'enterprise_admin')
const platform = who(2, 'platform_admin')

test.each([
  [own, who(9), 'yes'],
  [own, who(9, 'enterprise_admin'), 'yes'],
  [own, who(9, 'platform_admin'), 'above'],
  [own, own, 'oneself'],
  [platform, who(9, 'platform_admin'), 'yes'],
  [platform, platform, 'oneself'],
])('%j suspends %j: %s', (administrator, subject, verdict) => {
  expect(maySuspend(administrator, subject)).toBe(verdict)
})

test.each([
  [own, 'author', 'yes'],
  [own, 'enterprise_admin', 'yes'],
  [own, 'platform_admin', 'above'],
  [platform, 'platform_admin', 'yes'],
] as const)('%j grants %s: %s', (administrator, role, verdict) => {
  expect(mayGrant(administrator, role)).toBe(verdict)
})

test.each([
  [own, own, 'enterprise_admin', 'oneself'],
  [own, own, 'author', 'yes'],
  [own, who(9), 'enterprise_admin', 'yes'],
  [own, who(9), 'platform_admin', 'above'],
  [platform, platform, 'platform_admin', 'oneself'],
  [platform, who(9), 'platform_admin', 'yes'],
] as const)('%j takes from %j the role %s: %s', (administrator, subject, role, verdict) => {
  expect(mayRevoke(administrator, subject, role)).toBe(verdict)
})
