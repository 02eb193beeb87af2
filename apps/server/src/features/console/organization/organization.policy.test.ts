import { expect, test } from 'vitest'
import { isBelow, takenBy } from './organization.policy.ts'

const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: null },
]

test.each([
  [null, 1, false],
  [1, 1, true],
  [3, 1, true],
  [4, 1, false],
  [1, 3, false],
])('below %s, %i would be below itself: %s', (place, department, below) => {
  expect(isBelow(tree, place, department)).toBe(below)
})

test('a circle that came from elsewhere ends the search', () => {
  const circle = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ]
  expect(isBelow(circle, 1, 9)).toBe(false)
})

const parts = [{ id: 1, name: { en: 'Sales', zh: '销售部' } }]
test.each([
  [{ en: 'SALES', zh: '' }, undefined, true],
  [{ en: '', zh: '销售部' }, undefined, true],
  [{ en: 'Sales', zh: '' }, 1, false],
  [{ en: '', zh: '市场部' }, undefined, false],
])('%j except %s is taken: %s', (name, except, taken) => {
  expect(takenBy(parts, name, except) !== undefined).toBe(taken)
})
