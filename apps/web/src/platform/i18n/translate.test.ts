import { describe, expect, it } from 'vitest'
import { translate } from './translate.ts'

const en = {
  hello: 'Hello, {{name}}',
  replies_one: '{{count}} reply',
  replies_other: '{{count}} replies',
  feed: { newest: 'Newest', left_one: '{{count}} left', left_other: '{{count}} are left' },
}
const zh = { replies_other: '{{count}} 条回复', feed: { newest: '最新' } }

describe('translate', () => {
  it('fills in values', () => {
    expect(translate(en, 'en', 'hello', { name: 'Emma' })).toBe('Hello, Emma')
  })

  it('does not fill in what a value itself says', () => {
    expect(translate(en, 'en', 'hello', { name: '{{count}}', count: 3 })).toBe('Hello, {{count}}')
  })

  it('finds words in groups', () => {
    expect(translate(en, 'en', 'feed.newest')).toBe('Newest')
    expect(translate(en, 'en', 'feed.left', { count: 1 })).toBe('1 left')
  })

  it.each([
    [0, '0 replies'],
    [1, '1 reply'],
    [2, '2 replies'],
  ])('says %d in English', (count, said) => {
    expect(translate(en, 'en', 'replies', { count })).toBe(said)
  })

  it('has one form in Chinese', () => {
    expect(translate(zh, 'zh', 'replies', { count: 1 })).toBe('1 条回复')
  })
})
