import type { Role } from '@fairlead/contract/primitives/standing.ts'
import { expect, test } from 'vitest'
import type { Viewer } from '../identity/public.ts'
import { canAdminister } from './administration.policy.ts'

test.each([
  ['enterprise_admin', 2, true],
  ['enterprise_admin', 3, false],
  ['platform_admin', 2, true],
  ['platform_admin', 3, true],
] as const)('%s in enterprise %i: %s', (role: Role, enterpriseId, allowed) => {
  const viewer = {
    enterprise: { id: 2 } as Viewer['enterprise'],
    roles: [{ role, scopeKind: 'enterprise', scopeId: 2 }],
  }
  expect(canAdminister(viewer, enterpriseId)).toBe(allowed)
})
