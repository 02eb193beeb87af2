import { describe, expect, it } from 'vitest'
import { mentionAt, stillMentioned, takeMention } from './mention-query.ts'

describe('looking for somebody at the caret', () => {
  it.each([
    ['你好 @', 4, { start: 3, name: '' }],
    ['你好 @lin', 7, { start: 3, name: 'lin' }],
    ['你好@林若', 5, { start: 2, name: '林若' }],
    ['@Emma C', 7, { start: 0, name: 'Emma C' }],
    ['@林  ', 4, null],
    ['@林，', 3, null],
    ['@\n', 2, null],
    ['没有', 2, null],
    ['@林 之后很久很久很久很久很久很久很久很久的话', 22, null],
    ['@林若谷 你好', 1, { start: 0, name: '' }],
  ])('%j at %i', (text, caret, query) => {
    expect(mentionAt(text, caret)).toEqual(query)
  })

  it('puts the name where it was typed, in the middle of a text too', () => {
    expect(takeMention('问 @lin 看看', 6, { start: 2, name: 'lin' }, '林若谷')).toEqual({
      text: '问 @林若谷  看看',
      caret: 7,
    })
  })

  it('forgets who was deleted from the text', () => {
    const people = [
      { enterpriseUserId: 6, realname: '林若谷' },
      { enterpriseUserId: 8, realname: '赵明月' },
    ]
    expect(stillMentioned('谢谢 @赵明月', people)).toEqual([people[1]])
  })
})
