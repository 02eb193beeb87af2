/** Spaces, invisible characters and full-width letters do not hide a word. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}]+/gu, '')

/** The first of these words that the text contains. */
export const findRiskyWord = (words: readonly string[], text: string): string | undefined => {
  if (words.length === 0) return undefined
  const said = bare(text)
  return words.find((word) => said.includes(bare(word)))
}
