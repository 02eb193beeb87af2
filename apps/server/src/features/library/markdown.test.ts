import { plainTextOf } from '@fairlead/contract/primitives/rich-text.ts'
import { expect, test } from 'vitest'
import { richTextOf } from './markdown.ts'

test('headings, quotes, lists, marks and links become nodes', () => {
  expect(richTextOf('# Big\n\nOne **two** [three](https://a.example)\n\n> quote\n\n- a\n- b')).toEqual({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Big' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'One ' },
          { type: 'text', text: 'two', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' ' },
          { type: 'text', text: 'three', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] },
        ],
      },
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'quote' }] }] },
      {
        type: 'bulletList',
        content: ['a', 'b'].map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ],
  })
})

test('a picture leaves its paragraph', () => {
  expect(richTextOf('before ![a boat](/files/boat.png) after').content.map(({ type }) => type)).toEqual([
    'paragraph',
    'image',
  ])
})

test('HTML and dangerous links stay words', () => {
  const text = richTextOf(
    '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <iframe src="//evil"></iframe>',
  )
  expect(JSON.stringify(text)).not.toContain('"link"')
  expect(plainTextOf(text)).toContain('<script>')
})
