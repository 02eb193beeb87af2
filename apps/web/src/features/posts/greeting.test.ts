import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [0, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [12, 'noon'],
  [13, 'afternoon'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
])('greets at %i o’clock with %s', (hour, part) => {
  expect(greetingAt(hour)).toBe(`greeting.${part}`)
})
