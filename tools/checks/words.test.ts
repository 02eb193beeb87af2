import { expect, it } from 'vitest'
import { checkWords } from './words.ts'

const complaints = (text: string): string => checkWords(new Map([['a.ts', text]])).join('\n')

it.each([
  ['an unfinished note', 'const a = 1 // TODO later', 'finish it now'],
  ['an unfinished note in a block', '/*\n * FIXME\n */', 'a.ts:2 has `FIXME`'],
  ['a silenced type', '// @ts-ignore\nrun()', 'correct the type'],
  ['a silenced file', '// @ts-nocheck', 'correct the type'],
  ['an expected error without a reason', '// @ts-expect-error', 'say behind it why'],
  ['a silenced rule without a reason', '// biome-ignore lint/a/b', 'why it does not hold here'],
  [
    'a silenced rule with the template text',
    '// biome-ignore lint/a/b: <explanation>',
    'why it does not hold here',
  ],
  ['a focused test', "test.only('x', () => {})", 'has `test.only`'],
  ['a skipped test', "it.skip('x', () => {})", 'has `it.skip`'],
  ['a skipped group', "test.describe.skip('x', () => {})", 'run every test'],
  ['a test to come', "it.todo('x')", 'run every test'],
  ['a test switched off', "xit('x', () => {})", 'run every test'],
])('refuses %s', (_, text, message) => {
  expect(complaints(text)).toContain(message)
})

it.each([
  ['a rule with a reason', '// biome-ignore lint/a/b: the library insists on it'],
  ['an expected error with a reason', '// @ts-expect-error the types lag behind the library'],
  ['the words in a string', "const words = ['TODO', 'it.skip(', 'test.only']"],
  ['the words in a template', 'const words = `it.skip(1) // TODO`'],
  ['other things with such names', 'list.skip(3)\nmenu.only = true'],
])('allows %s', (_, text) => {
  expect(complaints(text)).toBe('')
})
