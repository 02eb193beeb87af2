import { writeMention } from '@fairlead/contract/posts/mention.ts'
import { plainTextOf, type RichText, type RichTextNode } from '@fairlead/contract/primitives/rich-text.ts'

const mapNodes = (text: RichText, change: (node: RichTextNode) => RichTextNode): RichText => {
  const changed = (node: RichTextNode): RichTextNode =>
    change(node.content ? { ...node, content: node.content.map(changed) } : node)
  return { type: 'doc', content: text.content.map(changed) }
}

/** What a formatted text says, as the plain text of a post: mentions as tags, everything else as words. */
export const spokenText = (text: RichText): string =>
  plainTextOf(
    mapNodes(text, (node) =>
      node.type === 'mention'
        ? { type: 'text', text: writeMention(Number(node.attrs?.id), String(node.attrs?.label)) }
        : node,
    ),
  )

const nodesOf = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.content ?? [])])

/** The addresses of its pictures, each once. */
export const picturesIn = (text: RichText): string[] => [
  ...new Set(
    nodesOf(text.content).flatMap(({ type, attrs }) => (type === 'image' ? String(attrs?.src) : [])),
  ),
]

/** The same text with its pictures at other addresses. */
export const withPictures = (text: RichText, addressOf: (src: string) => string): RichText =>
  mapNodes(text, (node) =>
    node.type === 'image'
      ? { ...node, attrs: { ...node.attrs, src: addressOf(String(node.attrs?.src)) } }
      : node,
  )
