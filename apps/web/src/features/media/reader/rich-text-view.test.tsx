import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RichTextView } from './rich-text-view.tsx'

const text = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const words = (said: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({
  type: 'text',
  text: said,
  marks,
})

test('headings, lists, emphasis, links and mentions read as what they are', () => {
  render(
    <RichTextView
      headingId={(place) => `part-${place}`}
      text={text(
        { type: 'heading', attrs: { level: 2 }, content: [words('先说事实')] },
        {
          type: 'paragraph',
          attrs: { textAlign: 'center' },
          content: [
            words('重点', { type: 'bold' }, { type: 'italic' }),
            words('出处', { type: 'link', attrs: { href: 'https://example.com' } }),
            { type: 'mention', attrs: { id: '3', label: '李晓慧' } },
          ],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [words('一条')] }] }],
        },
      )}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: '先说事实' }).id).toBe('part-0')
  expect(screen.getByText('重点').closest('strong')).not.toBeNull()
  expect(screen.getByRole('link', { name: '出处' })).toHaveProperty('target', '_blank')
  expect(screen.getByText('@李晓慧')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('一条')
})

test('what could do harm is shown as words: unknown nodes, scripts, addresses that run', () => {
  const { container } = render(
    <RichTextView
      text={text(
        { type: 'script', content: [words('alert(1)')] },
        {
          type: 'paragraph',
          content: [
            words('点我', { type: 'link', attrs: { href: 'javascript:alert(1)' } }),
            words('<b>x</b>'),
          ],
        },
      )}
    />,
  )
  expect(container.querySelector('script, a, b')).toBeNull()
  expect(container.textContent).toBe('alert(1)点我<b>x</b>')
})
