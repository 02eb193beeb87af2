import { POST_TEXT_MAX } from '@fairlead/contract/posts/posts.schema.ts'

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })

/** As a reader counts: a Chinese character is one, an emoji with its skin tone is one. */
export const countCharacters = (text: string): number => {
  let count = 0
  for (const _ of graphemes.segment(text)) count++
  return count
}

export const textVerdict = (text: string): 'ok' | 'empty' | 'too-long' => {
  if (text.trim() === '') return 'empty'
  // Characters never outnumber code units, so that a short text needs no counting.
  return text.length <= POST_TEXT_MAX || countCharacters(text) <= POST_TEXT_MAX ? 'ok' : 'too-long'
}
