import { describe, expect, test } from 'vitest'
import { richTextSchema } from './rich-text.schema.ts'
import { plainTextOf, readingMinutes } from './rich-text.ts'

const paragraph = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const link = (href: string) =>
  paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })

describe('what a text may hold', () => {
  test.each([
    ['a script', { type: 'doc', content: [{ type: 'script', content: [] }] }],
    ['a frame', { type: 'doc', content: [{ type: 'iframe', attrs: { src: 'https://evil.example' } }] }],
    ['a script behind a link', link('javascript:alert(1)')],
    ['data behind a link', link('data:text/html,x')],
    ['another host without a scheme', link('//evil.example')],
    ['a backslash host', link('/\\evil.example')],
    [
      'a picture over plain http',
      { type: 'doc', content: [{ type: 'image', attrs: { src: 'http://a.example/x.png' } }] },
    ],
    [
      'a script hidden in a list',
      { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'html' }] }] },
    ],
    ['a mention of no id', paragraph({ type: 'mention', attrs: { id: '1 or 1', label: 'x' } })],
    ['no document', { type: 'paragraph' }],
  ])('not %s', (_, text) => {
    expect(richTextSchema.safeParse(text).success).toBe(false)
  })

  test('attributes nobody asked for are dropped', () => {
    const text = {
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { onclick: 'x()', textAlign: 'center' } }],
    }
    expect(richTextSchema.parse(text)).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { textAlign: 'center' } }],
    })
  })
})

test('the words of a text, and how long they take', () => {
  const text = richTextSchema.parse({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '复盘' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'one ' },
          { type: 'text', text: 'line', marks: [{ type: 'bold' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'two' },
        ],
      },
    ],
  })
  expect(plainTextOf(text)).toBe('复盘\none line\ntwo')
  expect(readingMinutes('字'.repeat(900))).toBe(3)
  expect(readingMinutes('word '.repeat(600))).toBe(3)
  expect(readingMinutes('')).toBe(1)
})

test('a mention is stored, and read as the name', () => {
  const text = paragraph(
    { type: 'text', text: '谢谢 ' },
    { type: 'mention', attrs: { id: '7', label: '李晓慧' } },
  )
  expect(plainTextOf(richTextSchema.parse(text))).toBe('谢谢 @李晓慧')
})
