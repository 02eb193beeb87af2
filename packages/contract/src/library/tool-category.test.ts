import { expect, test } from 'vitest'
import { toolCategoryLabel } from './tool-category.ts'

test('seven categories by the language flag, and nothing for what nobody knows', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map((category) => toolCategoryLabel(category, 'en'))).toEqual([
    'Exercises',
    'Checklists',
    'Worksheets',
    'Knowledge Cards',
    'Assessment',
    'Worksheets Examples',
    'Practice Guides',
  ])
  expect(toolCategoryLabel(3, 'zh')).toBe('工作表')
  expect([0, 8, -1].map((category) => toolCategoryLabel(category, 'zh'))).toEqual(['', '', ''])
})
