import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { expect, test } from 'vitest'
import { picturesIn, spokenText, withPictures } from './long-text.ts'

const picture = (src: string) => ({ type: 'image', attrs: { src, alt: '白板' } })
const text: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '复盘' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '谢谢 ' },
        { type: 'mention', attrs: { id: '12', label: '林若谷' } },
      ],
    },
    picture('/files/a'),
    { type: 'blockquote', content: [picture('/files/b'), picture('/files/a')] },
  ],
}

test('reads as plain text, with mentions as tags', () => {
  expect(spokenText(text).trim()).toBe('复盘\n谢谢 @[12:林若谷]')
})

test('pictures are found wherever they stand, and can be given other addresses', () => {
  expect(picturesIn(text)).toEqual(['/files/a', '/files/b'])
  const moved = withPictures(text, (src) => `${src}?permit`)
  expect(picturesIn(moved)).toEqual(['/files/a?permit', '/files/b?permit'])
  expect(moved.content[2]).toEqual({ type: 'image', attrs: { src: '/files/a?permit', alt: '白板' } })
})
