const NOT_FIRST = /^[\p{Pe}\p{Pf}，。！？；：、…,.!?;:%·—～]/u
const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' })
const LATIN_RUN = /[\p{Script=Latin}\p{N}'’@#&/_.+-]+|\s+/gu

/** Pieces between which a line may break: Latin words whole, everything else by character. */
const piecesOf = (line: string): string[] => {
  const pieces: string[] = []
  let at = 0
  const addCharacters = (text: string) => {
    for (const { segment } of graphemes.segment(text)) pieces.push(segment)
  }
  for (const run of line.matchAll(LATIN_RUN)) {
    addCharacters(line.slice(at, run.index))
    pieces.push(run[0])
    at = run.index + run[0].length
  }
  addCharacters(line.slice(at))
  return pieces
}

/** Breaks a text into lines as a Chinese or English reader expects; the last line that fits ends in an ellipsis. */
export const wrapText = (
  text: string,
  width: number,
  maxLines: number,
  measure: (text: string) => number,
): string[] => {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const piece of piecesOf(paragraph)) {
      const pieces = measure(piece) > width ? [...piece] : [piece]
      for (const part of pieces) {
        const fits = line === '' || measure(line + part) <= width || NOT_FIRST.test(part)
        if (fits) line += line === '' ? part.trimStart() : part
        else {
          lines.push(line.trimEnd())
          line = part.trimStart()
        }
      }
    }
    lines.push(line.trimEnd())
  }
  if (lines.length <= maxLines) return lines
  const last = lines[maxLines - 1] ?? ''
  return [...lines.slice(0, maxLines - 1), shortened(last, width, measure)]
}

const shortened = (line: string, width: number, measure: (text: string) => number): string => {
  let kept = line
  while (kept !== '' && measure(`${kept}…`) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}
