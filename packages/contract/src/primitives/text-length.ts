const NARROW_LAST = 126
const HALF_WIDTH_KATAKANA = { first: 0xff61, last: 0xff9f }

const isNarrow = (code: number): boolean =>
  (code >= 1 && code <= NARROW_LAST) ||
  (code >= HALF_WIDTH_KATAKANA.first && code <= HALF_WIDTH_KATAKANA.last)

/** Length for truncation and short names: a Chinese character takes the room of two Latin ones. */
export const weightedLength = (text: string): number =>
  Array.from(text).reduce((sum, character) => sum + (isNarrow(character.codePointAt(0) ?? 0) ? 1 : 2), 0)

const segmenter = new Intl.Segmenter()

/** Length as people count it, for limits such as 5000: a Chinese character is 1, and so is a family emoji. */
export const graphemeLength = (text: string): number => {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
