import { randomUUID } from 'node:crypto'
import { badRequest } from '../xapi-error.ts'

export interface Part {
  /** By lower-case name. */
  headers: ReadonlyMap<string, string>
  content: Buffer
}

const CRLF = '\r\n'
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i

/** The parts of a multipart/mixed body (RFC 2046). What stands before the first and after the last is ignored. */
export const parseMultipart = (contentType: string, body: Buffer): Part[] => {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) throw badRequest('The content type names no boundary.')
  const delimiter = `${CRLF}--${boundary}`
  // The first delimiter may open the body; put where all others are, after a line break.
  const text = Buffer.concat([Buffer.from(CRLF), body])
  const parts: Part[] = []
  for (let at = text.indexOf(delimiter); at >= 0; ) {
    const afterDelimiter = at + delimiter.length
    if (text.subarray(afterDelimiter, afterDelimiter + 2).toString() === '--') return parts
    const start = text.indexOf(CRLF, afterDelimiter)
    const end = text.indexOf(delimiter, afterDelimiter)
    if (start < 0 || end < start) break
    parts.push(parsePart(text.subarray(start + CRLF.length, end)))
    at = end
  }
  throw badRequest('The multipart body does not end with its boundary.')
}

const parsePart = (part: Buffer): Part => {
  const isHeadless = part.subarray(0, 2).toString() === CRLF
  const end = isHeadless ? 0 : part.indexOf(CRLF + CRLF)
  if (end < 0) throw badRequest('A part of the multipart body has no end of its headers.')
  const lines = part.subarray(0, end).toString('latin1').split(CRLF)
  const headers = lines
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]
    })
  return { headers: new Map(headers), content: part.subarray(end + (isHeadless ? 2 : 4)) }
}

export const writeMultipart = (
  parts: readonly { headers: Readonly<Record<string, string>>; content: string | Buffer }[],
): { contentType: string; body: Buffer } => {
  const boundary = randomUUID()
  const chunks = parts.flatMap(({ headers, content }) => [
    `--${boundary}${CRLF}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}${CRLF}`),
    CRLF,
    content,
    CRLF,
  ])
  return {
    contentType: `multipart/mixed; boundary=${boundary}`,
    body: Buffer.concat([...chunks, `--${boundary}--${CRLF}`].map((chunk) => Buffer.from(chunk as string))),
  }
}
