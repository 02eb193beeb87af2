import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMultipart, writeMultipart } from './multipart.ts'

test('any bytes come out of a multipart body as they went in', () => {
  const part = fc.record({
    headers: fc.constantFrom<Record<string, string>[]>(
      {},
      { 'Content-Type': 'text/plain' },
      { A: 'b', 'X-Y': 'c: d' },
    ),
    content: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  })
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
      const { contentType, body } = writeMultipart(parts)
      const parsed = parseMultipart(contentType, body)
      expect(parsed.map(({ content }) => content.toString('hex'))).toEqual(
        parts.map(({ content }) => content.toString('hex')),
      )
      expect(parsed.map(({ headers }) => Object.fromEntries(headers))).toEqual(
        parts.map(({ headers }) =>
          Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
        ),
      )
    }),
  )
})

test('any bytes at all are either parts or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('--b', '--', '\r\n', ':', 'x', '{}') }), (text) => {
      try {
        expect(Array.isArray(parseMultipart('multipart/mixed; boundary=b', Buffer.from(text)))).toBe(true)
      } catch (error) {
        expect(error).toMatchObject({ status: 400 })
      }
    }),
  )
})
