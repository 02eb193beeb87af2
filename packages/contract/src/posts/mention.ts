/** In a text a mention is `@[12:林若谷]`: whom it means, and the name it was written with. */
const MENTION_PATTERN = /@\[(\d{1,15}):([^\]\n]{1,60})\]/g

export const writeMention = (enterpriseUserId: number, name: string): string =>
  `@[${enterpriseUserId}:${name.replaceAll(/[\]\n]/g, ' ')}]`

export type TextPart = { text: string } | { mention: number; name: string }

/** A text cut into plain parts and mentions, in order. */
export const splitMentions = (content: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const match of content.matchAll(MENTION_PATTERN)) {
    if (match.index > end) parts.push({ text: content.slice(end, match.index) })
    parts.push({ mention: Number(match[1]), name: match[2] ?? '' })
    end = match.index + match[0].length
  }
  if (end < content.length) parts.push({ text: content.slice(end) })
  return parts
}

/** A text as people read it: mentions by name. */
export const readableText = (content: string): string =>
  splitMentions(content)
    .map((part) => ('name' in part ? `@${part.name}` : part.text))
    .join('')
