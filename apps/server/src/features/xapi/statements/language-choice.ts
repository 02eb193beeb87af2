import type { LanguageMap } from '../statement.ts'

interface Range {
  range: string
  quality: number
}

const rangesIn = (acceptLanguage: string): Range[] =>
  acceptLanguage
    .toLowerCase()
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';').map((part) => part.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { range, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ range }) => range !== '')

/** How well a tag suits: the quality of the longest range that fits it, as RFC 2616 says in section 14.4. */
const suits = (tag: string, ranges: readonly Range[]): Range & { length: number } => {
  const lower = tag.toLowerCase()
  const fitting = ranges
    .filter(({ range }) => range === '*' || lower === range || lower.startsWith(`${range}-`))
    .map((range) => ({ ...range, length: range.range === '*' ? 0 : range.range.length }))
    .sort((one, other) => other.length - one.length)
  return fitting[0] ?? { range: '', quality: 0, length: 0 }
}

/** Picks one entry of a language map for a reader; the first where nothing suits. */
export const languageChoice = (acceptLanguage: string | undefined) => {
  const ranges = rangesIn(acceptLanguage ?? '')
  return (map: LanguageMap): LanguageMap => {
    const [best] = Object.keys(map)
      .map((tag, place) => ({ tag, place, ...suits(tag, ranges) }))
      .sort(
        (one, other) => other.quality - one.quality || other.length - one.length || one.place - other.place,
      )
    return best ? { [best.tag]: map[best.tag] as string } : map
  }
}
