import { expect, test } from 'vitest'
import { createSpeechPasses, hashText } from './speech-pass.ts'

const passes = createSpeechPasses(Buffer.alloc(32, 1))
const now = new Date('2026-03-02T08:00:00Z')

test('opens for whom and for what it was issued, for ten minutes', () => {
  const paramKey = passes.issue(7, ' 内部报价 ', now)
  expect(passes.open(paramKey, 7, now)?.textHash).toBe(hashText('内部报价'))
  expect(passes.open(paramKey, 8, now)).toBeUndefined()
  expect(passes.open(paramKey, 7, new Date(now.getTime() + 600_000))).toBeUndefined()
})

test('a changed text, another expiry or junk opens nothing', () => {
  const [nonce, expiry, , signature] = passes.issue(7, '甲', now).split('.')
  expect(passes.open(`${nonce}.${expiry}.${hashText('乙')}.${signature}`, 7, now)).toBeUndefined()
  expect(passes.open('', 7, now)).toBeUndefined()
  expect(passes.open('a.b.c.d', 7, now)).toBeUndefined()
})
