import { describe, expect, it } from 'vitest'
import { checkBundle, checkPair } from './texts.ts'

const complaints = (en: object, zh?: object): string => checkBundle('posts/text/en.ts', en, zh).join('\n')

describe('bundles', () => {
  it('accepts two that correspond', () => {
    const en = {
      title: 'Campus',
      days_one: '{{count}} day',
      days_other: '{{count}} days',
      states: { empty: 'Nothing here yet', note: ['First', 'Second'] },
    }
    const zh = {
      title: '校园',
      days_other: '{{count}} 天',
      states: { empty: '这里还没有内容', note: ['第一', '第二'] },
    }
    expect(complaints(en, zh)).toBe('')
  })

  it.each([
    ['a file without its counterpart', { a: 'A' }, undefined, 'posts/text/en.ts has no Chinese counterpart'],
    ['a missing Chinese text', { a: 'A', b: 'B' }, { a: '甲' }, 'posts/text/en.ts b has no Chinese text'],
    ['a missing English text', { a: 'A' }, { a: '甲', b: '乙' }, 'posts/text/en.ts lacks b, which zh.ts has'],
    ['an empty text', { a: { b: ' ' } }, { a: { b: '乙' } }, 'posts/text/en.ts a.b has no English text'],
    [
      'other placeholders',
      { a: '{{n}} of {{total}}' },
      { a: '{{n}} 个' },
      'fills in n, total in English, n in Chinese',
    ],
    [
      'a singular without plural',
      { a_one: '{{n}} day' },
      { a_other: '{{n}} 天' },
      'posts/text/en.ts a_one has no plural',
    ],
    [
      'a Chinese singular',
      { a_one: 'a day', a_other: 'days' },
      { a_one: '一天', a_other: '几天' },
      'keep only _other in zh.ts',
    ],
    [
      'a singular with more to fill in',
      { a_one: '{{who}}', a_other: 'all' },
      { a_other: '全部' },
      'fills in who, its plural does not',
    ],
    ['Chinese in English', { a: 'Say 你好' }, { a: '说你好' }, 'has Chinese in its English text'],
    [
      'a text left in English',
      { a: 'See all posts' },
      { a: 'See all posts' },
      'is English in both languages',
    ],
  ])('refuses %s', (_, en, zh, message) => {
    expect(complaints(en, zh)).toContain(message)
  })

  it('lets the brand and the language switch stay as they are', () => {
    expect(
      complaints(
        { brand: 'Fairlead 领航', other: '中文', api: 'API' },
        { brand: 'Fairlead 领航', other: 'English', api: 'API' },
      ),
    ).toBe('')
  })
})

describe('pairs', () => {
  it('compares what the server fills in', () => {
    const pair = { place: 'post.late', en: 'Wait {seconds} s', zh: '请稍等' }
    expect(checkPair(pair).join()).toContain('fills in seconds in English, nothing in Chinese')
    expect(checkPair({ ...pair, zh: '请等 {seconds} 秒' })).toEqual([])
  })

  it.each([
    ['您好', 'say 你'],
    ['好的,谢谢', 'full-width punctuation'],
    ['已完成.', '。'],
    ['看OKR复盘', 'a space between Chinese and Latin'],
    ['完成 80%了', 'a space between Chinese and Latin'],
  ])('reads the Chinese of 「%s」', (zh, advice) => {
    expect(checkPair({ place: 'x', en: 'Some text', zh }).join()).toContain(advice)
  })

  it('leaves good Chinese alone', () => {
    const zh = '你好，{{name}}！已完成 80%，还剩 2 天：加载中...'
    expect(checkPair({ place: 'x', en: 'Hi {{name}}, 80% done', zh })).toEqual([])
  })
})
