import { expect, test } from 'vitest'
import { percentile, quantile } from './statistics.ts'

const hundred = Array.from({ length: 100 }, (_, position) => position + 1)

test('half of the values lie below the 50th percentile, one in a hundred above the 99th', () => {
  expect(percentile(hundred, 0.5)).toBe(51)
  expect(percentile(hundred, 0.99)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBe(0)
})

test('a bad round moves neither the median nor the middle half much', () => {
  expect(quantile([3, 1000, 2], 0.5)).toBe(3)
  expect(quantile([4, 1], 0.5)).toBe(2.5)
  expect(quantile([5, 1, 3, 2, 1000], 0.25)).toBe(2)
  expect(quantile([5, 1, 3, 2, 1000], 0.75)).toBe(5)
})
