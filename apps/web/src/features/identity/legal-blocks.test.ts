import { expect, it } from 'vitest'
import { blocksOf } from './legal-blocks.ts'

it('tells paragraphs from the points of a list', () => {
  const text = `
    First.
    - one
    - two
    Second - with a dash.

    - three`
  expect(blocksOf(text)).toEqual(['First.', ['one', 'two'], 'Second - with a dash.', ['three']])
})
