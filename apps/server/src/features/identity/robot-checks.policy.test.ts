import { expect, test } from 'vitest'
import { hasLeadingZeros, isInPlace } from './robot-checks.policy.ts'

test.each([
  [120, 120, true],
  [120, 125, true],
  [120, 126, false],
  [120, undefined, false],
])('a piece of %s put at %s is in place: %s', (position, answer, isRight) => {
  expect(isInPlace(position, answer)).toBe(isRight)
})

test.each([
  [[0b0000_0001], 7, true],
  [[0b0000_0001], 8, false],
  [[0, 0b0111_1111], 9, true],
  [[0, 0b0111_1111], 10, false],
  [[], 1, false],
])('%j begins with %i zero bits: %s', (bytes, bits, does) => {
  expect(hasLeadingZeros(Uint8Array.from(bytes), bits)).toBe(does)
})
