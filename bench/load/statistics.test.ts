import { expect, test } from 'vitest'
import { median, percentile } from './statistics.ts'

const hundred = Array.from({ length: 100 }, (_, position) => position + 1)

test('half of the values lie below the 50th percentile, one in a hundred above the 99th', () => {
  expect(percentile(hundred, 0.5)).toBe(51)
  expect(percentile(hundred, 0.99)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBe(0)
})

test('the median does not care for one bad round', () => {
  expect(median([3, 1000, 2])).toBe(3)
  expect(median([4, 1])).toBe(2.5)
})
