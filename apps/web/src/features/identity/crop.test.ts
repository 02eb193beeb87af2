import { expect, test } from 'vitest'
import { centred, dragged, placeOf } from './crop.ts'

test('a wide picture fills the square and is centred', () => {
  expect(placeOf(200, 100, 100, centred)).toEqual({ x: -50, y: 0, width: 200, height: 100 })
})

test.each([
  [-1, 0],
  [1, -100],
  [9, -100],
])('moved across by %i it begins at %i and never leaves a gap', (across, x) => {
  expect(placeOf(200, 100, 100, { ...centred, across }).x + 0).toBe(x)
})

test('dragging follows the finger, up to the edge', () => {
  const size = { width: 200, height: 100 }
  expect(placeOf(200, 100, 100, dragged(centred, size, 100, { x: 20, y: 20 }))).toMatchObject({
    x: -30,
    y: 0,
  })
  expect(placeOf(200, 100, 100, dragged(centred, size, 100, { x: 900, y: 0 })).x + 0).toBe(0)
})
