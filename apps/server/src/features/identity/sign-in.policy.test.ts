import { expect, test } from 'vitest'
import { secondsToWait } from './sign-in.policy.ts'

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
