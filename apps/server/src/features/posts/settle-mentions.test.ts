import { expect, test } from 'vitest'
import { namedIn, settleMentions } from './settle-mentions.ts'

const colleagues = new Map([
  [6, { realname: '林若谷', latinName: 'Lin Ruogu' }],
  [8, { realname: '赵明月', latinName: 'Zhao Mingyue' }],
])

test.each([
  ['a tag stays', '谢谢 @[6:林若谷]', [], '谢谢 @[6:林若谷]', [6]],
  ['the Latin name stays', 'thanks @[6:Lin Ruogu]', [], 'thanks @[6:Lin Ruogu]', [6]],
  ['a false name is put right', '@[6:总经理] 说的', [], '@[6:林若谷] 说的', [6]],
  ['a stranger stays as words', '问问 @[99:陌生人]', [], '问问 @陌生人', []],
  [
    'a listed name is tagged',
    '@林若谷 你看',
    [{ enterpriseUserId: 6, realname: '林若谷' }],
    '@[6:林若谷] 你看',
    [6],
  ],
  ['who left the text is dropped', '你看', [{ enterpriseUserId: 6, realname: '林若谷' }], '你看', []],
  [
    'a listed stranger is dropped',
    '@张三 你看',
    [{ enterpriseUserId: 99, realname: '张三' }],
    '@张三 你看',
    [],
  ],
])('%s', (_, content, list, settled, mentions) => {
  expect(settleMentions(content, list, colleagues)).toEqual({ content: settled, mentions })
})

test('everybody who might be meant is looked up', () => {
  expect(namedIn('@[6:林若谷]', [{ enterpriseUserId: 8 }])).toEqual([6, 8])
})
