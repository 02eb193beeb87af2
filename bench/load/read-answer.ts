export interface Answer {
  status: number
  body: Buffer
}

const HEAD_END = '\r\n\r\n'
const STATUS_AT = 9

/** The answer that these bytes hold, or undefined while it has not arrived as a whole. One is in flight at a time. */
export const readAnswer = (bytes: Buffer): Answer | undefined => {
  const headEnd = bytes.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const start = headEnd + HEAD_END.length
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1]
  const body = length === undefined ? readChunks(bytes, start) : readLength(bytes, start, Number(length))
  return body && { status: Number(head.slice(STATUS_AT, STATUS_AT + 3)), body }
}

const readLength = (bytes: Buffer, start: number, length: number): Buffer | undefined =>
  bytes.length < start + length ? undefined : bytes.subarray(start, start + length)

const readChunks = (bytes: Buffer, start: number): Buffer | undefined => {
  const chunks: Buffer[] = []
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    const next = lineEnd + 2 + size + 2
    if (bytes.length < next) return undefined
    if (size === 0) return Buffer.concat(chunks)
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = next
  }
}
