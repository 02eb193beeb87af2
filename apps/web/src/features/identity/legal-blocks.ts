/** Lines are paragraphs; lines that begin with `- ` are the points of a list. */
export const blocksOf = (text: string): (string | string[])[] => {
  const blocks: (string | string[])[] = []
  const lines = text.split('\n').map((line) => line.trim())
  for (const line of lines.filter(Boolean)) {
    const last = blocks.at(-1)
    if (!line.startsWith('- ')) blocks.push(line)
    else if (Array.isArray(last)) last.push(line.slice(2))
    else blocks.push([line.slice(2)])
  }
  return blocks
}
