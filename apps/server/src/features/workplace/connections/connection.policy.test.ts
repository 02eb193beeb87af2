import type { ConnectionKind } from '@fairlead/contract/workplace/connections.schema.ts'
import { expect, test } from 'vitest'
import { missingIn } from './connection.policy.ts'

const long = 'k'.repeat(32)

test.each<[ConnectionKind, string | undefined, string, boolean, 'secret' | 'address' | undefined]>([
  ['feishu', 'app-secret', '', true, undefined],
  ['feishu', undefined, '', true, 'secret'],
  ['feishu', undefined, '', false, undefined],
  ['oidc', 'client-secret', '', true, 'address'],
  ['oidc', 'client-secret', 'https://idp.example', true, undefined],
  ['sso', 'too-short', '', true, 'secret'],
  ['sso', long, '', true, undefined],
  ['zhiniao', 'too-short', '', false, 'secret'],
  ['bmw_sf_learning', undefined, '', false, undefined],
])('%s with secret %j and address %j, new: %s → %s is missing', (kind, secret, address, isNew, missing) => {
  expect(missingIn({ kind, secret, address }, isNew)).toBe(missing)
})
