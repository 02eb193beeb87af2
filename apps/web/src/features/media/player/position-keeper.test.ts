import { expect, test } from 'vitest'
import { createPositionKeeper, UPDATES_PER_SAVE } from './position-keeper.ts'

const watching = () => {
  const saved: number[] = []
  const keeper = createPositionKeeper((seconds) => saved.push(seconds))
  const watch = (from: number, updates: number) => {
    for (let n = 1; n <= updates; n++) keeper.timeUpdated(from + n / 4)
  }
  return { saved, keeper, watch }
}

test('saves at every sixtieth update, not in between', () => {
  const { saved, watch } = watching()
  watch(0, UPDATES_PER_SAVE - 1)
  expect(saved).toEqual([])
  watch(15, 1)
  expect(saved).toEqual([15])
  watch(15, UPDATES_PER_SAVE)
  expect(saved).toEqual([15, 30])
})

test('saves at once when interrupted, and only when something was watched since', () => {
  const { saved, keeper, watch } = watching()
  keeper.interrupted()
  watch(0, 20)
  keeper.interrupted()
  keeper.interrupted()
  expect(saved).toEqual([5])
})

test('an ended video begins anew, and the pause that comes with its end brings nothing back', () => {
  const { saved, keeper, watch } = watching()
  watch(0, 20)
  keeper.interrupted()
  keeper.ended()
  keeper.interrupted()
  expect(saved).toEqual([5, 0])
})
