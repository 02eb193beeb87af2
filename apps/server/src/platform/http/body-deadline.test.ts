import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type BodyDeadlines, limitBodies } from './body-deadline.ts'

let app: FastifyInstance

const open = async (deadlines: BodyDeadlines) => {
  app = fastify() as unknown as FastifyInstance
  limitBodies(app, deadlines)
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.resume().on('end', () => done(null))
  })
  app.post('/', async () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
}
afterEach(() => app.close())

const begin = (type: string, length: number): Socket => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`)
  return socket
}

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  '%s that never comes is cut',
  async (type) => {
    await open({ wholeMs: 50, stallMs: 50 })
    const socket = begin(type, 100)
    socket.write('{')
    await once(socket, 'close')
  },
)

test('an upload that keeps coming may take longer than other bodies', async () => {
  await open({ wholeMs: 50, stallMs: 10_000 })
  const socket = begin('multipart/form-data; boundary=x', 15)
  const answered = once(socket, 'data')
  const drip = setInterval(() => socket.write('x'), 20)
  const [answer] = await answered
  clearInterval(drip)
  expect(String(answer)).toContain('200 OK')
  socket.destroy()
})
