import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.mjs'
import { temporaryCheckout } from './testing/temporary-checkout.ts'

test('the second waits for the first, also when that one fails', async () => {
  const folder = temporaryCheckout({})
  const seen: string[] = []
  let finishFirst = () => undefined as unknown
  const first = oneAtATime(folder, async () => {
    seen.push('first begins')
    await new Promise((resolve) => {
      finishFirst = () => resolve(undefined)
    })
    seen.push('first ends')
    throw new Error('failed')
  })
  const refused = expect(first).rejects.toThrow('failed')
  await expect.poll(() => seen).toEqual(['first begins'])
  const second = oneAtATime(folder, async () => seen.push('second'))
  finishFirst()
  await refused
  await second
  expect(seen).toEqual(['first begins', 'first ends', 'second'])
})
