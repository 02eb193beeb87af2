import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'
import { smallStatement } from '../../../testing/xapi-statements.ts'
import { basic, createTool, type Tool } from '../../../testing/xapi-tool.ts'

let product: Product
let tool: Tool
let port: number

const authorization = basic('key', 'a long secret')

beforeAll(async () => {
  product = await openProduct({ environment: { XAPI_KEY: 'key', XAPI_SECRET: 'a long secret' } })
  tool = createTool(product, { authorization, 'x-experience-api-version': '2.0.0' })
  port = Number(new URL(await product.app.http.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => product.close())

const stored = async () => (await product.sql('select 1 from record_statements')).length
const post = (body: string | Buffer, type = 'application/json') =>
  tool.post('/statements', { body, headers: { 'content-type': type } })

test('more than ten megabytes are too large, just below is not', async () => {
  const statement = (size: number) =>
    JSON.stringify(smallStatement({ result: { response: 'x'.repeat(size) } }))
  expect((await post(statement(10 * 1024 * 1024))).status).toBe(413)
  expect((await post(statement(9 * 1024 * 1024))).status).toBe(200)
  const query = { activityId: 'https://example.com/1', profileId: 'large' }
  const large = { query, body: Buffer.alloc(10 * 1024 * 1024 + 1), headers: { 'content-type': 'x/y' } }
  expect((await tool.put('/activities/profile', large)).status).toBe(413)
})

test.each([
  ['nested without end', `{"a":${'['.repeat(1_000_000)}`],
  ['nested deep and closed', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['a million statements that are none', `[${'{},'.repeat(1_000_000)}{}]`],
  ['not UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d])],
  ['__proto__ as a statement', '{"__proto__":{"actor":1}}'],
  [
    'a property twice',
    JSON.stringify(smallStatement()).replace('{', '{"actor":{"mbox":"mailto:x@example.com"},'),
  ],
])('%s is refused quickly', async (_, body) => {
  const before = await stored()
  const start = performance.now()
  expect((await post(body)).status).toBe(400)
  expect(performance.now() - start).toBeLessThan(3_000)
  expect(await stored()).toBe(before)
})

test('strings that databases dislike come back as they went in', async () => {
  const id = randomUUID()
  const extensions = {
    'https://example.com/odd': { nul: '\u0000', half: '\ud800', proto: JSON.parse('{"__proto__":1}') },
  }
  const object = { id: 'https://example.com/odd', definition: { name: { en: '\u0000\udfff' } } }
  const body = JSON.stringify(smallStatement({ id, object, context: { extensions } }))
  expect((await post(body)).status).toBe(200)
  const got = await tool.get('/statements', { query: { statementId: id } })
  expect(JSON.parse(got.text).context.extensions).toEqual(extensions)
  expect(got.text).toContain('"__proto__":1')
  const canonical = await tool.get('/statements', { query: { statementId: id, format: 'canonical' } })
  expect(JSON.parse(canonical.text).object).toEqual(object)
})

test('names and ids of any length find their place', async () => {
  const long = 'x'.repeat(8_000)
  const activityId = `https://example.com/${long}`
  const agent = { account: { homePage: 'https://example.com', name: long } }
  const statement = smallStatement({
    actor: agent,
    object: { id: activityId, definition: { type: activityId } },
  })
  expect((await post(JSON.stringify(statement))).status).toBe(200)
  // A request line has its limits; the form of 1.0 does not.
  const old = tool.with({ 'x-experience-api-version': '1.0.3' })
  const form = (fields: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const found = await old.post(
    '/statements?method=GET',
    form({ agent: JSON.stringify(agent), activity: activityId }),
  )
  expect(found.json().statements).toHaveLength(1)
  const state = { activityId, agent: JSON.stringify(agent), stateId: long }
  expect((await old.post('/activities/state?method=PUT', form({ ...state, content: '{}' }))).status).toBe(204)
  expect((await old.post('/activities/state?method=GET', form(state))).json()).toEqual({})
})

test('parameters with a NUL or half a character are refused or harmless, never an error', async () => {
  for (const text of ['%00', '%ED%A0%80', '%', '%E0%A4%A'])
    for (const path of [
      `/activities/profile?activityId=https://example.com/1&profileId=${text}`,
      `/statements?verb=https://example.com/${text}`,
      `/activities?activityId=https://example.com/${text}`,
    ])
      expect((await tool.get(path)).status).toBeLessThan(500)
  const put = await tool.put('/activities/profile?activityId=https://example.com/1&profileId=%00', {
    body: {},
  })
  expect(put.status).toBe(400)
})

test('a client that hangs up in the middle leaves nothing behind', async () => {
  const before = await stored()
  const body = JSON.stringify(Array.from({ length: 200 }, () => smallStatement()))
  const head = [
    'POST /xapi/statements HTTP/1.1',
    'Host: localhost',
    `Authorization: ${authorization}`,
    'X-Experience-API-Version: 2.0.0',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ].join('\r\n')
  const closed = Promise.withResolvers<void>()
  product.app.http.server.once('connection', (socket) => socket.once('close', () => closed.resolve()))
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${head}\r\n\r\n${body.slice(0, body.length / 2)}`, () => socket.destroy())
  await closed.promise
  expect(await stored()).toBe(before)
  expect((await tool.post('/statements', { body: smallStatement() })).status).toBe(200)
})
