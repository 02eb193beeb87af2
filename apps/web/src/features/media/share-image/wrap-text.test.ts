import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

// A Chinese character is two wide, a Latin letter one.
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (/\p{Script=Han}|[，。！？「」]/u.test(character) ? 2 : 1), 0)
const wrap = (text: string, width: number, lines = 9) => wrapText(text, width, lines, measure)

test('Chinese breaks anywhere, but no line begins with a full stop', () => {
  expect(wrap('先说事实，再说影响。', 8)).toEqual(['先说事实，', '再说影响。'])
})

test('English words stay whole, spaces do not hang', () => {
  expect(wrap('Say what you saw', 9)).toEqual(['Say what', 'you saw'])
})

test('a word wider than the line is broken rather than lost', () => {
  expect(wrap('abcdefghij', 4).join('')).toBe('abcdefghij')
})

test('mixed text keeps every character', () => {
  expect(wrap('用 OKR 对齐目标 🎯 再复盘', 10).join('').replaceAll(' ', '')).toBe('用OKR对齐目标🎯再复盘')
})

test('what is too long ends in an ellipsis that still fits', () => {
  const lines = wrap('一二三四五六七八九十', 6, 2)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/…$/)
  expect(measure(lines[1] ?? '')).toBeLessThanOrEqual(6)
})

test('paragraphs stay paragraphs', () => {
  expect(wrap('一\n\n二', 8)).toEqual(['一', '', '二'])
})
