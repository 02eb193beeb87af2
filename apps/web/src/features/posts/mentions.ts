export interface TextPart {
  /** Where the part begins, which also tells equal parts apart. */
  at: number
  text: string
  isMention: boolean
}

const mention = /@\[\d+:([^\]]+)\]/g
const han = /\p{Script=Han}/u

/** Mentions travel inside the plain text as `@[3:name]`; nothing in it is markup. */
export const partsOf = (content: string): TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const match of content.matchAll(mention)) {
    if (match.index > end) parts.push({ at: end, text: content.slice(end, match.index), isMention: false })
    parts.push({ at: match.index, text: `@${match[1]}`, isMention: true })
    end = match.index + match[0].length
  }
  if (end < content.length) parts.push({ at: end, text: content.slice(end), isMention: false })
  return parts
}

export const plainTextOf = (content: string): string =>
  partsOf(content)
    .map((part) => part.text)
    .join('')

/** Lets browsers break lines and readers pronounce a text as what it is, whatever language the page speaks. */
export const languageOf = (content: string): 'zh' | 'en' => (han.test(content) ? 'zh' : 'en')
