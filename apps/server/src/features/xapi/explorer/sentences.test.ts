import { expect, test } from 'vitest'
import type { Statement } from '../statement.ts'
import { verbs } from '../vocabulary.ts'
import { sentenceOf } from './sentences.ts'

const person = { en: 'Li Xiaohui', zh: '李晓慧' }
const nothing = () => undefined
const statement = (parts: object): Statement => ({
  actor: { mbox: 'mailto:lin@example.com' },
  verb: verbs.completed,
  object: {
    id: 'https://a.example/1',
    definition: { name: { 'en-US': 'Feedback in Four Steps', 'zh-CN': '给反馈的四步法' } },
  },
  ...parts,
})

test.each([
  [
    'both languages',
    {},
    { en: 'Li Xiaohui completed “Feedback in Four Steps”', zh: '李晓慧学完了「给反馈的四步法」' },
  ],
  [
    'one language only',
    { object: { id: 'https://a.example/1', definition: { name: { fr: 'Réunion' } } } },
    { en: 'Li Xiaohui completed “Réunion”', zh: '李晓慧学完了「Réunion」' },
  ],
  [
    'no name at all',
    {
      object: { id: 'https://a.example/lessons/%E5%A4%8D%E7%9B%98' },
      verb: { id: 'https://a.example/verbs/waved' },
    },
    { en: 'Li Xiaohui waved “复盘”', zh: '李晓慧waved「复盘」' },
  ],
  [
    'a broken end',
    { object: { id: 'https://a.example/%zz' } },
    { en: 'Li Xiaohui completed “%zz”', zh: '李晓慧学完了「%zz」' },
  ],
  [
    'another person',
    { object: { objectType: 'Agent', name: 'Emma', mbox: 'mailto:e@x.example' } },
    { en: 'Li Xiaohui completed “Emma”', zh: '李晓慧学完了「Emma」' },
  ],
  [
    'another statement',
    { object: { objectType: 'StatementRef', id: 'f1' } },
    { en: 'Li Xiaohui completed “f1”', zh: '李晓慧学完了「f1」' },
  ],
])('%s', (_, parts, sentence) => {
  expect(sentenceOf(statement(parts), person, nothing)).toEqual(sentence)
})

test('somebody we do not know is called as the statement calls them', () => {
  expect(sentenceOf(statement({}), undefined, nothing).en).toMatch(/^lin@example.com completed/)
})

test('what the store learned about an activity helps', () => {
  const bare = statement({ object: { id: 'https://a.example/1' } })
  expect(sentenceOf(bare, person, () => ({ name: { zh: '复盘' } })).zh).toBe('李晓慧学完了「复盘」')
})
