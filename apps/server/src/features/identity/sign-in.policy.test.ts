import { expect, test } from 'vitest'
import { isUnderAttack, secondsToWait } from './sign-in.policy.ts'

test.each([
  [0, 0, 0],
  [4, 0, 0],
  [5, 0, 2],
  [5, 2, 0],
  [7, 3, 5],
  [50, 0, 60],
  [50, 61, 0],
])('%i failures, the last %i s ago: wait %i s', (failures, since, wait) => {
  expect(secondsToWait(failures, since)).toBe(wait)
})

const now = new Date('2026-11-30T15:59:59Z')
test.each([
  [29, 1, false],
  [30, 1, true],
  [30, 14 * 60, true],
  [1000, 15 * 60, false],
])('%i failures from everywhere, the last %i s ago: under attack %s', (failures, since, attacked) => {
  expect(isUnderAttack(failures, new Date(now.getTime() - since * 1000), now)).toBe(attacked)
})
