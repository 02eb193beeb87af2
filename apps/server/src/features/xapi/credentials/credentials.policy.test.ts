import type { Role } from '@fairlead/contract/primitives/standing.ts'
import { expect, test } from 'vitest'
import type { Viewer } from '../../identity/public.ts'
import { canManageCredentials } from './credentials.policy.ts'

const enterprise = { id: 7 } as Viewer['enterprise']
const holding = (role: Role, scopeKind: string, scopeId: number) => ({
  enterprise,
  roles: [{ role, scopeKind, scopeId }],
})

test.each([
  ['enterprise_admin', 'enterprise', 7, true],
  ['enterprise_admin', 'enterprise', 8, false],
  ['enterprise_admin', 'camp', 7, false],
  ['platform_admin', 'enterprise', 1, true],
  ['moderator', 'enterprise', 7, false],
] as const)('%s of %s %i manages credentials: %s', (role, kind, id, expected) => {
  expect(canManageCredentials(holding(role, kind, id))).toBe(expected)
})

test('nobody without a role does', () => {
  expect(canManageCredentials({ enterprise, roles: [] })).toBe(false)
})
