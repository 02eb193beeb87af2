import { expect, test } from 'vitest'
import { countCharacters, textVerdict } from './post-text.ts'

test.each([
  ['反馈', 2],
  ['a b', 3],
  ['👩🏽‍💻', 1],
  ['é', 1],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})

test.each([
  ['', 'empty'],
  [' \n\t　', 'empty'],
  ['好', 'ok'],
  ['字'.repeat(5000), 'ok'],
  ['字'.repeat(5001), 'too-long'],
  ['👩🏽‍💻'.repeat(5000), 'ok'],
  ['👩🏽‍💻'.repeat(5001), 'too-long'],
] as const)('%#: %s', (text, verdict) => {
  expect(textVerdict(text)).toBe(verdict)
})
