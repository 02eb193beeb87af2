import { richTextSchema } from '@fairlead/contract/primitives/rich-text.schema.ts'
import type { RichText, RichTextMark, RichTextNode } from '@fairlead/contract/primitives/rich-text.ts'
import MarkdownIt from 'markdown-it'

const parser = new MarkdownIt('commonmark', { html: false }).enable('strikethrough')

type Token = ReturnType<typeof parser.parse>[number]

const containers: Record<string, string> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'blockquote',
  bullet_list_open: 'bulletList',
  ordered_list_open: 'orderedList',
  list_item_open: 'listItem',
}

const marks: Record<string, string> = {
  strong_open: 'bold',
  em_open: 'italic',
  s_open: 'strike',
  link_open: 'link',
}

/** Markdown as our texts know it. Raw HTML stays text; a heading of another rank becomes the nearest we have. */
export const richTextOf = (markdown: string): RichText => {
  const root: RichTextNode = { type: 'doc', content: [] }
  const open: RichTextNode[] = [root]
  const add = (node: RichTextNode) => open.at(-1)?.content?.push(node)

  for (const token of parser.parse(markdown, {})) {
    if (token.type === 'inline') for (const node of inlineOf(token.children ?? [])) add(node)
    else if (token.type === 'hr') add({ type: 'horizontalRule' })
    else if (token.type === 'fence' || token.type === 'code_block') add(paragraph(token.content.trimEnd()))
    else if (token.nesting === 1) {
      const node = blockOf(token)
      add(node)
      open.push(node)
    } else if (token.nesting === -1) open.pop()
  }
  return richTextSchema.parse(liftImages(root))
}

const blockOf = (token: Token): RichTextNode => {
  const type = containers[token.type] ?? 'paragraph'
  const level = Math.min(3, Math.max(2, Number(token.tag.slice(1))))
  return { type, ...(type === 'heading' ? { attrs: { level } } : {}), content: [] }
}

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const inlineOf = (tokens: readonly Token[]): RichTextNode[] => {
  const held: RichTextMark[] = []
  return tokens.flatMap((token) => {
    const mark = marks[token.type]
    if (mark)
      held.push(
        mark === 'link' ? { type: mark, attrs: { href: token.attrGet('href') ?? '' } } : { type: mark },
      )
    else if (token.nesting === -1) held.pop()
    else if (token.type === 'hardbreak') return [{ type: 'hardBreak' }]
    else if (token.type === 'image')
      return [{ type: 'image', attrs: { src: token.attrGet('src') ?? '', alt: token.content } }]
    else {
      const text = token.type === 'softbreak' ? ' ' : token.content
      const own: RichTextMark[] = token.type === 'code_inline' ? [...held, { type: 'code' }] : [...held]
      return text ? [{ type: 'text', text, ...(own.length > 0 ? { marks: own } : {}) }] : []
    }
    return []
  })
}

/** A picture stands beside paragraphs, not in them. */
const liftImages = (node: RichTextNode): RichTextNode =>
  node.content
    ? {
        ...node,
        content: node.content.flatMap((child) => {
          const inner = liftImages(child)
          const pictures = inner.type === 'paragraph' ? (inner.content ?? []).filter(isImage) : []
          if (pictures.length === 0) return [inner]
          const rest = (inner.content ?? []).filter((one) => !isImage(one))
          return [...(rest.length > 0 ? [{ ...inner, content: rest }] : []), ...pictures]
        }),
      }
    : node

const isImage = ({ type }: RichTextNode): boolean => type === 'image'
