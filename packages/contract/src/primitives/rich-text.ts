// Without zod: the browser reads these texts too.

/** A formatted text as the editor stores it: a ProseMirror document of the few nodes that rich-text.schema.ts allows. */
export interface RichText {
  type: 'doc'
  content: RichTextNode[]
}

export interface RichTextNode {
  type: string
  text?: string | undefined
  attrs?: Record<string, unknown> | undefined
  marks?: RichTextMark[] | undefined
  content?: RichTextNode[] | undefined
}

export interface RichTextMark {
  type: string
  attrs?: Record<string, unknown> | undefined
}

const LEAVES: Record<string, string> = { hardBreak: '\n', image: '', horizontalRule: '' }

/** The words of one block, without their looks. */
export const wordsOf = (node: RichTextNode): string =>
  node.text ??
  LEAVES[node.type] ??
  mentionOf(node) ??
  (node.content ?? []).map(wordsOf).join(isTextBlock(node) ? '' : '\n')

const mentionOf = ({ type, attrs }: RichTextNode): string | undefined =>
  type === 'mention' ? `@${String(attrs?.label ?? '')}` : undefined

const isTextBlock = ({ type }: RichTextNode): boolean => type === 'paragraph' || type === 'heading'

export const plainTextOf = (text: RichText): string => text.content.map(wordsOf).join('\n')

const HAN = /\p{Script=Han}/gu
const LATIN_WORD = /[\p{Script=Latin}\d]+(?:['’-][\p{Script=Latin}\d]+)*/gu
const HAN_PER_MINUTE = 300
const WORDS_PER_MINUTE = 200

/** How long an unhurried reader takes; Chinese is counted in characters, everything else in words. */
export const readingMinutes = (plainText: string): number => {
  const han = plainText.match(HAN)?.length ?? 0
  const words = plainText.match(LATIN_WORD)?.length ?? 0
  return Math.max(1, Math.round(han / HAN_PER_MINUTE + words / WORDS_PER_MINUTE))
}
