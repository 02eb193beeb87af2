import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const whole = Buffer.from('HTTP/1.1 200 OK\r\nContent-Length: 5\r\nDate: now\r\n\r\nhello')
const chunked = Buffer.from(
  'HTTP/1.1 503 Oh\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhe0\r\n\r\n3\r\nllo\r\n0\r\n\r\n',
)

test.each([
  ['with a length', whole, { status: 200, body: Buffer.from('hello') }],
  ['in chunks', chunked, { status: 503, body: Buffer.from('he0\r\nllo') }],
])('an answer %s is read once its last byte is there', (_, bytes, answer) => {
  for (let length = 0; length < bytes.length; length++)
    expect(readAnswer(bytes.subarray(0, length))).toBeUndefined()
  expect(readAnswer(bytes)).toEqual(answer)
})
