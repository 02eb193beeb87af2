import { expect, test } from 'vitest'
import { findRiskyWord } from './risky-text.ts'

const words = ['内部报价', 'internal price']

test.each([
  ['这是内部报价，别外传', '内部报价'],
  ['内部 报\u200b价', '内部报价'],
  ['Our INTERNAL  Price list', 'internal price'],
  ['ｉｎｔｅｒｎａｌ ｐｒｉｃｅ', 'internal price'],
  ['报价已经公开', undefined],
  ['', undefined],
])('%s', (text, word) => {
  expect(findRiskyWord(words, text)).toBe(word)
})

test('without rules nothing is risky', () => {
  expect(findRiskyWord([], '内部报价')).toBeUndefined()
})
