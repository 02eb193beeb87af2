import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { doWork } from './robot-answer.ts'

test('the work found holds', async () => {
  const work = await doWork('check', 10, new AbortController().signal)
  const digest = hash('sha256', `check:${work}`, 'buffer')
  expect(((digest[0] ?? 1) << 2) | ((digest[1] ?? 255) >> 6)).toBe(0)
})

test('leaving ends it', async () => {
  const leaving = new AbortController()
  const working = doWork('check', 200, leaving.signal)
  leaving.abort(new Error('left'))
  await expect(working).rejects.toThrow('left')
})
