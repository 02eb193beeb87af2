import { expect, test, vi } from 'vitest'
import { Cache } from './cache.ts'

test('the least recently used entry makes room', () => {
  const cache = new Cache<string, number>(2, 1000)
  cache.set('a', 1)
  cache.set('b', 2)
  cache.get('a')
  cache.set('c', 3)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('an entry is gone after its lifetime', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const cache = new Cache<string, number>(2, 1000)
  cache.set('a', 1)
  vi.advanceTimersByTime(999)
  expect(cache.get('a')).toBe(1)
  vi.advanceTimersByTime(2)
  expect(cache.get('a')).toBeUndefined()
  vi.useRealTimers()
})

test('only what is missing is loaded, each key once', async () => {
  const cache = new Cache<number, string>(10, 1000)
  cache.set(1, 'one')
  const load = vi.fn(async (missing: number[]) => new Map(missing.map((key) => [key, `loaded ${key}`])))
  expect(await cache.getAll([1, 2, 2, 3], load)).toEqual(
    new Map([
      [1, 'one'],
      [2, 'loaded 2'],
      [3, 'loaded 3'],
    ]),
  )
  expect(load).toHaveBeenCalledExactlyOnceWith([2, 3])
})
