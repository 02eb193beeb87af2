import { describe, expect, it } from 'vitest'
import { languageOf, partsOf, plainTextOf } from './mentions.ts'

const content = '觉得 <span class="mention" data-id="6">@林若谷</span> 说得对，1 < 2，<b>不是标签</b>'

describe('the text of a post', () => {
  it('shows mentions by name and everything else as written', () => {
    expect(partsOf(content).map(({ text, isMention }) => [text, isMention])).toEqual([
      ['觉得 ', false],
      ['@林若谷', true],
      [' 说得对，1 < 2，<b>不是标签</b>', false],
    ])
    expect(plainTextOf(content)).toBe('觉得 @林若谷 说得对，1 < 2，<b>不是标签</b>')
  })

  it('leaves a span alone that mentions nobody', () => {
    expect(plainTextOf('<span onclick="x()">hello</span>')).toBe('<span onclick="x()">hello</span>')
  })

  it('knows its language', () => {
    expect(languageOf('OKR 复盘')).toBe('zh')
    expect(languageOf('Three walls 🧱')).toBe('en')
  })
})
