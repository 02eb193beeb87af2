import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import { expect, test } from 'vitest'
import { ahaBalance, bonusFor } from './aha.policy.ts'

test.each([
  [20, { sent: 0, bonus: 0 }, { total: 20, reTimes: 20 }],
  [20, { sent: 19, bonus: 0 }, { total: 20, reTimes: 1 }],
  [20, { sent: 20, bonus: 3 }, { total: 23, reTimes: 3 }],
  [20, { sent: 23, bonus: 3 }, { total: 23, reTimes: 0 }],
  [10, { sent: 23, bonus: 3 }, { total: 13, reTimes: 0 }],
  [AHA_UNLIMITED, { sent: 500, bonus: 0 }, { total: AHA_UNLIMITED, reTimes: AHA_UNLIMITED }],
])('quota %i with %o leaves %o', (quota, month, balance) => {
  expect(ahaBalance(quota, month)).toEqual(balance)
})

test('the bonus comes with the last one, once', () => {
  expect(bonusFor(20, 19, { bonus: 0 })).toBe(0)
  expect(bonusFor(20, 20, { bonus: 0 })).toBe(3)
  expect(bonusFor(20, 20, { bonus: 3 })).toBe(0)
  expect(bonusFor(20, 23, { bonus: 3 })).toBe(0)
  expect(bonusFor(AHA_UNLIMITED, 20, { bonus: 0 })).toBe(0)
})
