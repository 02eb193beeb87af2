import { hash, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addForwarding, listForwardings, removeForwarding } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../../platform/clock/clock.ts'
import { createSeal } from '../../../platform/database/sealed-secret.ts'
import { readSecret } from '../../../platform/database/secrets.ts'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'
import { smallStatement } from '../../../testing/xapi-statements.ts'
import { basic, createTool, issuedTool, type Tool } from '../../../testing/xapi-tool.ts'
import { writeMultipart } from '../http/multipart.ts'
import { createStatementsRepository } from '../statements/statements.repository.ts'
import { createForwarder } from './forwarder.service.ts'
import { createForwardingsRepository } from './forwardings.repository.ts'

let product: Product
let other: Product
let otherEndpoint: string
let there: Tool
let here: Tool
let operator: Person
let enterpriseId: number
const servers: Server[] = []

beforeAll(async () => {
  product = await openProduct()
  other = await openProduct({ environment: { XAPI_KEY: 'other', XAPI_SECRET: 'a long secret' } })
  otherEndpoint = `${await other.app.http.listen({ port: 0, host: '127.0.0.1' })}/xapi/`
  const version = { 'x-experience-api-version': '2.0.0' }
  there = createTool(other, { authorization: basic('other', 'a long secret'), ...version })
  const administrator = await product.signIn('eadmin')
  enterpriseId = administrator.userInfo.enterpriseId
  here = await issuedTool(product, administrator, ['all'])
  operator = await product.signIn('admin')
})
afterAll(async () => {
  await product.close()
  await other.close()
})
afterEach(async () => {
  for (const { forwardingId } of (await operator.call(listForwardings)).data.items)
    await operator.call(removeForwarding, { forwardingId })
  for (const server of servers.splice(0)) server.close()
})

/** What the job does each minute. */
const forwardAll = async () => {
  const { database } = product.app
  await createForwarder({
    clock: systemClock,
    repository: createForwardingsRepository(database),
    statements: createStatementsRepository(database),
    seal: createSeal(await readSecret(database, 'record-forwarding')),
  }).forwardAll()
}

const add = async (endpoint: string, includesPast = false) =>
  (
    await operator.call(addForwarding, {
      enterpriseId,
      endpoint,
      key: 'other',
      secret: 'a long secret',
      includesPast,
    })
  ).data
const state = async () => (await operator.call(listForwardings)).data.items[0]
const store = async (parts = {}): Promise<string> => {
  const id = randomUUID()
  const { status, text } = await here.post('/statements', { body: smallStatement({ id, ...parts }) })
  if (status !== 200) throw new Error(text)
  return id
}
const isThere = async (statementId: string) =>
  (await there.get('/statements', { query: { statementId } })).status === 200

/** Some store that answers as it is told. */
const storeThat = async (
  answer: (body: string) => number,
): Promise<{ endpoint: string; bodies: string[] }> => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(answer(body)).end()
    })
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi`, bodies }
}

test('what is stored here is stored there too, from then on or from the beginning', async () => {
  const early = await store()
  await add(otherEndpoint)
  const late = await store({
    context: { contextAgents: [{ objectType: 'contextAgent', agent: { mbox: 'mailto:x@example.com' } }] },
  })
  await forwardAll()
  expect([await isThere(early), await isThere(late)]).toEqual([false, true])
  expect(await state()).toMatchObject({ refused: 0, problem: '', sentAt: expect.any(String) })
  await operator.call(removeForwarding, { forwardingId: (await state())?.forwardingId ?? 0 })
  await add(otherEndpoint, true)
  await forwardAll()
  expect(await isThere(early)).toBe(true)
})

test('many pages and attachments arrive whole', async () => {
  await add(otherEndpoint)
  const ids = Array.from({ length: 120 }, () => randomUUID())
  await here.post('/statements', { body: ids.map((id) => smallStatement({ id })) })
  const sha2 = hash('sha256', '附件')
  const id = randomUUID()
  const attachment = {
    usageType: 'https://example.com/essay',
    display: { en: 'Essay' },
    contentType: 'text/plain',
    length: 6,
    sha2,
  }
  const { contentType, body } = writeMultipart([
    {
      headers: { 'Content-Type': 'application/json' },
      content: JSON.stringify(smallStatement({ id, attachments: [attachment] })),
    },
    { headers: { 'Content-Type': 'text/plain', 'X-Experience-API-Hash': sha2 }, content: '附件' },
  ])
  await here.post('/statements', { body, headers: { 'content-type': contentType } })
  await forwardAll()
  for (const one of ids) expect(await isThere(one)).toBe(true)
  const full = await there.get('/statements', { query: { statementId: id, attachments: true } })
  expect(full.text).toContain('附件')
})

test('a store that is away gets everything when it is back', async () => {
  let status = 503
  const away = await storeThat(() => status)
  await add(away.endpoint)
  const id = await store()
  await expect(forwardAll()).rejects.toThrow('503')
  expect((await state())?.problem).toContain('503')
  status = 200
  await forwardAll()
  expect(away.bodies.at(-1)).toContain(id)
  expect((await state())?.problem).toBe('')
  const sent = away.bodies.length
  await forwardAll()
  expect(away.bodies).toHaveLength(sent)
})

test('nobody listening is a problem that is told, and does not hold up others', async () => {
  await add('http://127.0.0.1:9/xapi')
  await add(otherEndpoint)
  const id = await store()
  await expect(forwardAll()).rejects.toThrow()
  expect(await isThere(id)).toBe(true)
  expect((await state())?.problem).not.toBe('')
})

test('what the other store will not take is counted and passed over', async () => {
  const bad = randomUUID()
  const known = randomUUID()
  const picky = await storeThat((body) => (body.includes(bad) ? 400 : body.includes(known) ? 409 : 200))
  await add(picky.endpoint)
  const good = await store()
  await here.post('/statements', { body: [bad, known].map((id) => smallStatement({ id })) })
  await forwardAll()
  expect(await state()).toMatchObject({ refused: 1, problem: '' })
  expect(picky.bodies.some((body) => body.includes(good) && !body.includes(bad))).toBe(true)
})

test('forwarding is for those who run the platform, and keeps its secrets', async () => {
  const { forwardingId } = await add(otherEndpoint)
  for (const login of ['eadmin', 'scholar']) {
    const person = await product.signIn(login)
    expect((await person.call(listForwardings)).status).toBe(403)
    expect((await person.call(removeForwarding, { forwardingId })).status).toBe(403)
    const input = { enterpriseId, endpoint: otherEndpoint, key: 'x', secret: 'x', includesPast: false }
    expect((await person.call(addForwarding, input)).status).toBe(403)
  }
  expect(JSON.stringify(await operator.call(listForwardings))).not.toContain('a long secret')
  const [row] = await product.sql<{ secret: Buffer }>('select secret from record_forwardings')
  expect(row?.secret.toString('latin1')).not.toContain('a long secret')
  expect((await operator.call(removeForwarding, { forwardingId: 999_999 })).problem).toBe(
    'forwarding.notFound',
  )
  const wrong = { enterpriseId, key: 'x', secret: 'x', includesPast: false }
  for (const endpoint of ['ftp://example.com', 'nonsense', 'file:///etc/passwd'])
    expect((await operator.call(addForwarding, { ...wrong, endpoint })).status).toBe(400)
})
