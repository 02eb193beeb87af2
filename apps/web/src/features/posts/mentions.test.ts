import { readableText } from '@fairlead/contract/posts/mention.ts'
import { describe, expect, it } from 'vitest'
import { languageOf, partsOf } from './mentions.ts'

const content = '觉得 @[3:林若谷] 说得对，1 < 2，<b>不是标签</b>，a@b.example @[x] 也不是'

describe('the text of a post', () => {
  it('shows mentions by name and everything else as written', () => {
    expect(partsOf(content).map(({ text, isMention }) => [text, isMention])).toEqual([
      ['觉得 ', false],
      ['@林若谷', true],
      [' 说得对，1 < 2，<b>不是标签</b>，a@b.example @[x] 也不是', false],
    ])
    expect(readableText('@[3:林若谷]@[12:Emma Clarke]')).toBe('@林若谷@Emma Clarke')
  })

  it('knows its language', () => {
    expect(languageOf('OKR 复盘')).toBe('zh')
    expect(languageOf('Three walls 🧱')).toBe('en')
  })
})
