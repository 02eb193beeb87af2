import { expect, test } from 'vitest'
import { blankTheme, isThemeReady } from './theme-draft.ts'

const debate = { ...blankTheme, title: '先有信任？', redSide: '是', blueSide: '否' }

test.each([
  ['topic', blankTheme, false],
  ['topic', { ...blankTheme, themename: '  ' }, false],
  ['topic', { ...blankTheme, themename: '聊聊' }, true],
  ['topic', { ...blankTheme, themename: '字'.repeat(50) }, true],
  ['topic', { ...blankTheme, themename: '字'.repeat(51) }, false],
  ['topic', { ...blankTheme, themename: '聊聊', describes: '字'.repeat(201) }, false],
  ['team', { ...blankTheme, themename: '一起做' }, true],
  ['debate', debate, true],
  ['debate', { ...debate, blueSide: '' }, false],
  ['debate', { ...debate, title: '' }, false],
  ['debate', { ...debate, redSide: '字'.repeat(31) }, false],
  ['debate', { ...debate, redSide: '😀'.repeat(30) }, true],
  ['topic', debate, false],
] as const)('on the tab %s, %o may be sent: %s', (tab, draft, ready) => {
  expect(isThemeReady(tab, draft)).toBe(ready)
})
