import { expect, test, vi } from 'vitest'
import { createPageMemory, type PageRows } from './page-memory.ts'

const page = (): PageRows => ({ rows: [], children: [] })

test('readers of the same page share one load, readers of another enterprise do not', async () => {
  const memory = createPageMemory()
  const load = vi.fn(async () => page())
  const [first, second] = await Promise.all([memory.remember(1, 'a', load), memory.remember(1, 'a', load)])
  expect(first).toBe(second)
  await memory.remember(2, 'a', load)
  await memory.remember(1, 'b', load)
  expect(load).toHaveBeenCalledTimes(3)
})

test('what was being loaded while something changed is not shown to the next reader', async () => {
  const memory = createPageMemory()
  const stale = page()
  const fresh = page()
  const loading = memory.remember(1, 'a', async () => stale)
  memory.forget(1)
  expect(await memory.remember(1, 'a', async () => fresh)).toBe(fresh)
  expect(await loading).toBe(stale)
})

test('a failed load is tried again', async () => {
  const memory = createPageMemory()
  await expect(memory.remember(1, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const fresh = page()
  expect(await memory.remember(1, 'a', async () => fresh)).toBe(fresh)
})
