import { expect, test } from 'vitest'
import { daysLeft, sharesOf } from './debate-split.ts'

test.each([
  [0, 0, 50, 50],
  [1, 0, 100, 0],
  [7, 6, 54, 46],
  [1, 2, 33, 67],
  [0, 3, 0, 100],
])('%i against %i is %i to %i', (redNum, blueNum, red, blue) => {
  expect(sharesOf({ redNum, blueNum })).toEqual({ red, blue })
})

test('counts days, and none on the last', () => {
  const now = new Date('2026-11-15T08:00:00Z')
  expect(daysLeft('2026-11-17T09:00:00Z', now)).toBe(2)
  expect(daysLeft('2026-11-17T07:59:00Z', now)).toBe(2)
  expect(daysLeft('2026-11-15T20:00:00Z', now)).toBe(0)
  expect(daysLeft('2026-11-01T00:00:00Z', now)).toBe(0)
})
