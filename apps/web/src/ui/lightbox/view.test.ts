import { expect, test } from 'vitest'
import { closer, FIT, moved, swipeOf, zoomed } from './view.ts'

const frame = { width: 1000, height: 600 }
const middle = { x: 0, y: 0 }

test('zooming keeps the point under the finger where it is', () => {
  const at = { x: 200, y: -100 }
  const view = zoomed(FIT, 2, at, frame)
  expect(view).toEqual({ scale: 2, x: -200, y: 100 })
  expect(zoomed(view, 0.5, at, frame)).toEqual(FIT)
})

test('never smaller than fitting, never beyond six times', () => {
  expect(zoomed(FIT, 0.2, middle, frame)).toEqual(FIT)
  let view = FIT
  for (let n = 0; n < 20; n++) view = zoomed(view, closer, middle, frame)
  expect(view.scale).toBe(6)
})

test('a picture is pushed to its edge and no further', () => {
  expect(moved(FIT, { x: 400, y: 0 }, frame)).toEqual(FIT)
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 500, y: -300 })
})

test.each([
  [-300, 1],
  [300, -1],
  [100, 0],
])('a drag by %i of 1000 turns by %i', (dragged, turn) => {
  expect(swipeOf(dragged, 1000)).toBe(turn)
})
