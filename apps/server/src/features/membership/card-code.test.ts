import { expect, test } from 'vitest'
import { createCardCode, readCardCode, showCardCode } from './card-code.ts'

test('a code is long, never twice the same, and has no letter that looks like another', () => {
  const codes = new Set(Array.from({ length: 500 }, createCardCode))
  expect(codes.size).toBe(500)
  for (const code of codes) expect(code).toMatch(/^[ACDEFGHJKLMNPQRTWXY3467]{12}$/)
})

test.each(['DEMA-CARD-3467', ' dema card 3467 ', 'ｄｅｍａ—ｃａｒｄ—３４６７', 'demacard3467'])(
  '%s is read as it was meant',
  (typed) => {
    expect(readCardCode(typed)).toBe('DEMACARD3467')
  },
)

test('a code is shown in groups of four', () => {
  expect(showCardCode('DEMACARD3467')).toBe('DEMA-CARD-3467')
})
