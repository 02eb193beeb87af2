import { expect, test } from 'vitest'
import { readAddress } from './account-address.ts'

test.each([
  ['13800000001', 'phone', '13800000001'],
  ['+86 138-0000-0001', 'phone', '13800000001'],
  [' Li@Example.com ', 'email', 'li@example.com'],
  ['Scholar', 'login', 'scholar'],
  ['2380000', 'login', '2380000'],
  ['a@b', 'login', 'a@b'],
])('%j is a %s', (account, kind, value) => {
  expect(readAddress(account)).toEqual({ kind, value })
})
