import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { sendCode } from '@fairlead/contract/identity/identity.endpoints.ts'
import { afterEach, expect, test } from 'vitest'
import { openProduct, type Product } from '../../testing/product.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const open = async (environment: Record<string, string>): Promise<Product> => {
  const product = await openProduct({ environment, started: true })
  ends.push(() => product.close())
  return product
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

test('a text message goes to the gateway, again when it stumbled, and once in the end', async () => {
  const received: { auth: string | undefined; body: { to: string; text: string } }[] = []
  let stumbled = false
  const gateway = createHttpServer(async (request, response) => {
    const body = JSON.parse(await text(request))
    if (stumbled) received.push({ auth: request.headers.authorization, body })
    response.statusCode = stumbled ? 200 : 500
    stumbled = true
    response.end()
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
  ends.push(async () => gateway.close())
  const product = await open({
    SMS_GATEWAY_URL: `http://127.0.0.1:${portOf(gateway)}/send`,
    SMS_GATEWAY_TOKEN: 'key',
  })

  await product.call(sendCode, { account: '13800000003' }, { lang: '1' })
  await expect.poll(() => received.length, { timeout: 15_000 }).toBe(1)
  expect(received[0]).toMatchObject({ auth: 'Bearer key', body: { to: '13800000003' } })
  expect(received[0]?.body.text).toMatch(/^\d{6} is your Fairlead code/)
  await expect
    .poll(() => product.sql('select 1 from outgoing_messages where sent_at is null'), { timeout: 10_000 })
    .toEqual([])
})

test('mail goes out by SMTP', async () => {
  const letters: string[] = []
  // As much of an SMTP server as one letter needs.
  const server = createServer((socket) => {
    let letter: string | undefined
    socket.setEncoding('utf8')
    socket.write('220 test\r\n')
    socket.on('data', (chunk: string) => {
      for (const line of chunk.split('\r\n').slice(0, -1)) {
        if (letter !== undefined && line !== '.') letter += `${line}\n`
        else if (letter !== undefined) {
          letters.push(letter)
          letter = undefined
          socket.write('250 kept\r\n')
        } else if (line === 'DATA') {
          letter = ''
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(async () => server.close())
  const product = await open({
    SMTP_URL: `smtp://127.0.0.1:${portOf(server)}`,
    MAIL_FROM: 'Fairlead <hello@fairlead.example>',
  })

  await product.call(sendCode, { account: 'xiaohui.li@yunfan.example' }, { lang: '1' })
  await expect.poll(() => letters.length, { timeout: 15_000 }).toBe(1)
  expect(letters[0]).toContain('To: xiaohui.li@yunfan.example')
  expect(letters[0]).toMatch(/Subject: \d{6} is your Fairlead code/)
})
