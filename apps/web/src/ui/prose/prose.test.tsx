import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Prose } from './prose.tsx'

const paragraph = (...content: object[]) => ({ type: 'paragraph', content: content as never })

it('sets headings, quotes, lists, marks and links', () => {
  render(
    <Prose
      headingId={(index) => `h${index}`}
      doc={{
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'One' }] },
          { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Two' }] },
          paragraph(
            { type: 'text', text: 'loud', marks: [{ type: 'bold' }, { type: 'italic' }] },
            { type: 'text', text: 'away', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] },
          ),
          {
            type: 'bulletList',
            content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: 'item' })] }],
          },
        ],
      }}
    />,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'One' }).id).toBe('h0')
  expect(screen.getByRole('heading', { level: 3, name: 'Two' }).id).toBe('h1')
  expect(screen.getByText('loud').closest('em, strong')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'away' })).toHaveProperty('rel', 'noreferrer noopener')
  expect(screen.getByRole('listitem').textContent).toBe('item')
})

it('shows what it does not know as words, and links that are scripts as text', () => {
  const { container } = render(
    <Prose
      doc={{
        type: 'doc',
        content: [
          {
            type: 'iframe',
            attrs: { src: 'https://evil.example' },
            content: [paragraph({ type: 'text', text: 'inside' })],
          },
          paragraph({ type: 'text', text: '<img src=x onerror=alert(1)>' }),
          paragraph({
            type: 'text',
            text: 'run',
            marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
          }),
        ],
      }}
    />,
  )
  expect(screen.getByText('inside')).toBeTruthy()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(container.querySelector('iframe, img, script')).toBeNull()
})
