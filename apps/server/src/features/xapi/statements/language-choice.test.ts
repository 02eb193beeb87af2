import { expect, test } from 'vitest'
import { languageChoice } from './language-choice.ts'

const map = { 'en-US': 'color', 'en-GB': 'colour', 'zh-Hant': '顏色', de: 'Farbe' }

test.each([
  ['en-GB', 'en-GB'],
  ['EN-gb', 'en-GB'],
  ['en', 'en-US'],
  ['zh', 'zh-Hant'],
  ['de-AT, en-GB;q=0.5', 'en-GB'],
  ['de;q=0.2, zh;q=0.9', 'zh-Hant'],
  ['fr, *;q=0.1', 'en-US'],
  ['en-US;q=0, *', 'en-GB'],
  ['fr', 'en-US'],
  ['', 'en-US'],
  [undefined, 'en-US'],
  [';;q=x,,', 'en-US'],
])('for “%s” it is %s', (acceptLanguage, tag) => {
  expect(Object.keys(languageChoice(acceptLanguage)(map))).toEqual([tag])
})

test('an empty map stays empty', () => {
  expect(languageChoice('en')({})).toEqual({})
})
