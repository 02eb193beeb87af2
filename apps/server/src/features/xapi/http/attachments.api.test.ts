import { createSign, generateKeyPairSync, hash, type KeyObject, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'
import { signingCertificate } from '../../../testing/signing-certificate.ts'
import { smallStatement } from '../../../testing/xapi-statements.ts'
import { issuedTool, type Tool } from '../../../testing/xapi-tool.ts'
import { type Attachment, type JsonObject, SIGNATURE, type StoredStatement } from '../statement.ts'
import { parseMultipart, writeMultipart } from './multipart.ts'

let product: Product
let tool: Tool

beforeAll(async () => {
  product = await openProduct()
  tool = await issuedTool(product, await product.signIn('eadmin'), ['all'])
})
afterAll(() => product.close())

const versions = ['1.0.3', '2.0.0'] as const
const sum = (content: string | Buffer, algorithm = 'sha256') => hash(algorithm, content)

const described = (content: string | Buffer, parts: Partial<Attachment> = {}): Attachment => ({
  usageType: 'https://example.com/usage/essay',
  display: { 'en-US': 'Essay' },
  contentType: 'text/plain',
  length: Buffer.byteLength(content),
  sha2: sum(content),
  ...parts,
})
const part = (content: string | Buffer, headers: Record<string, string> = {}) => ({
  headers: {
    'Content-Type': 'text/plain',
    'Content-Transfer-Encoding': 'binary',
    'X-Experience-API-Hash': sum(content),
    ...headers,
  },
  content,
})
const json = (value: unknown, type = 'application/json') => ({
  headers: { 'Content-Type': type },
  content: JSON.stringify(value),
})
const send = (parts: Parameters<typeof writeMultipart>[0], from = tool) => {
  const { contentType, body } = writeMultipart(parts)
  return from.post('/statements', { body, headers: { 'content-type': contentType } })
}
const withAttachments = (...attachments: Attachment[]) => smallStatement({ id: randomUUID(), attachments })

describe.each(versions)('attachments in %s', (version) => {
  const own = () => tool.with({ 'x-experience-api-version': version })

  test('come back as they were, once each, only to those who ask for them', async () => {
    const bytes = Buffer.from([0, 1, 2, 13, 10, 45, 45, 255, 254])
    const [essay, picture] = [described('作文'), described(bytes, { contentType: 'image/png' })]
    const statements = [withAttachments(essay, picture), withAttachments(essay)]
    const sent = await send(
      [json(statements), part('作文'), part(bytes, { 'Content-Type': 'image/png' })],
      own(),
    )
    expect(sent.status).toBe(200)
    const query = { statementId: statements[0]?.id }
    const plain = await own().get('/statements', { query })
    expect(plain.headers['content-type']).toMatch(/^application\/json/)
    expect(
      (await own().get('/statements', { query: { ...query, attachments: false } })).json().id,
    ).toBeTruthy()
    const full = await own().get('/statements', { query: { ...query, attachments: true } })
    expect(full.headers['content-type']).toMatch(/^multipart\/mixed; boundary=[\w-]+$/)
    const [first, ...others] = parseMultipart(full.headers['content-type'] ?? '', full.bytes)
    expect(JSON.parse(String(first?.content))).toEqual(plain.json())
    expect(
      others
        .map(({ headers, content }) => [
          headers.get('x-experience-api-hash'),
          headers.get('content-type'),
          headers.get('content-transfer-encoding'),
          content.toString('hex'),
        ])
        .toSorted(),
    ).toEqual(
      [
        [essay.sha2, 'text/plain', 'binary', Buffer.from('作文').toString('hex')],
        [picture.sha2, 'image/png', 'binary', bytes.toString('hex')],
      ].toSorted(),
    )
    const list = await own().get('/statements', { query: { attachments: true, limit: 2 } })
    const parts = parseMultipart(list.headers['content-type'] ?? '', list.bytes)
    expect(parts.filter(({ headers }) => headers.get('x-experience-api-hash') === essay.sha2)).toHaveLength(1)
  })

  test('may stand in a sub-statement, and may use any SHA-2', async () => {
    const attachment = described('x', { sha2: sum('x', 'sha512') })
    const inner = smallStatement({ attachments: [attachment] })
    const statement = smallStatement({ object: { objectType: 'SubStatement', ...inner } })
    const header = { 'X-Experience-API-Hash': attachment.sha2 }
    expect((await send([json(statement), part('x', header)], own())).status).toBe(200)
  })

  test('may lie elsewhere, or not be there at all', async () => {
    const elsewhere = withAttachments(described('x', { fileUrl: 'https://example.com/x' }))
    expect((await own().post('/statements', { body: elsewhere })).status).toBe(200)
    expect((await send([json({ ...elsewhere, id: randomUUID() })], own())).status).toBe(200)
    expect((await send([json(smallStatement())], own())).status).toBe(200)
  })

  test.each([
    [
      'a hash that lies',
      () => [json(withAttachments(described('a'))), part('b', { 'X-Experience-API-Hash': sum('a') })],
    ],
    ['a hash no statement names', () => [json(withAttachments(described('a'))), part('a'), part('b')]],
    [
      'no hash',
      () => [
        json(withAttachments(described('a'))),
        { headers: { 'Content-Type': 'text/plain' }, content: 'a' },
      ],
    ],
    ['a missing part', () => [json(withAttachments(described('a'), described('b'))), part('a')]],
    [
      'an encoding',
      () => [json(withAttachments(described('a'))), part('a', { 'Content-Transfer-Encoding': 'base64' })],
    ],
    ['statements as text', () => [json(withAttachments(described('a')), 'text/plain'), part('a')]],
    ['statements in two parts', () => [json(smallStatement()), json(smallStatement())]],
    ['an attachment first', () => [part('a'), json(withAttachments(described('a')))]],
    ['no part', () => []],
  ] as [string, () => Parameters<typeof writeMultipart>[0]][])('%s is refused', async (_, parts) => {
    const before = await product.sql('select 1 from record_statements')
    expect((await send(parts(), own())).status).toBe(400)
    expect(await product.sql('select 1 from record_statements')).toHaveLength(before.length)
  })

  test('without their data they are refused as JSON', async () => {
    expect((await own().post('/statements', { body: withAttachments(described('a')) })).status).toBe(400)
  })

  test.each([
    ['multipart/mixed', 'no boundary'],
    ['multipart/mixed;', 'no boundary'],
    ['multipart/mixed; boundary=other', 'another boundary'],
    ['multipart/form-data; boundary=b', 'a form'],
  ])('%s: %s is refused', async (type) => {
    const body = `--b\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(smallStatement())}\r\n--b--\r\n`
    expect((await own().post('/statements', { body, headers: { 'content-type': type } })).status).toBe(400)
  })

  test.each([
    ['preamble and no last line break', (text: string) => `ignored\r\n${text.trimEnd()}`, 200],
    ['no end', (text: string) => text.replace('--b--', ''), 400],
    ['headers without end', (text: string) => text.replace('\r\n\r\n', '\r\n'), 400],
    ['nothing', () => '', 400],
  ])('%s', async (_, mangle, status) => {
    const text = `--b\r\nContent-Type:application/json\r\n\r\n${JSON.stringify(smallStatement())}\r\n--b--\r\n`
    const headers = { 'content-type': 'multipart/mixed; boundary="b"' }
    expect((await own().post('/statements', { body: mangle(text), headers })).status).toBe(status)
  })
})

describe.each(versions)('signed statements in %s', (version) => {
  const { privateKey, x5c } = signingCertificate
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

  const encode = (value: unknown) =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
  const jws = (header: JsonObject, payload: unknown, key: KeyObject | string = privateKey) => {
    const signed = `${encode(header)}.${encode(payload)}`
    const algorithm = `RSA-SHA${String(header.alg).slice(2)}`
    return `${signed}.${createSign(algorithm).update(signed).sign(key, 'base64url')}`
  }
  const sendSigned = (statement: JsonObject, signature: string, parts: Partial<Attachment> = {}) => {
    const contentType = parts.contentType ?? 'application/octet-stream'
    const attachment = described(signature, { usageType: SIGNATURE, contentType, ...parts })
    return send(
      [json({ ...statement, attachments: [attachment] }), part(signature, { 'Content-Type': contentType })],
      tool.with({ 'x-experience-api-version': version }),
    )
  }
  const statement = () => smallStatement({ id: randomUUID(), result: { duration: 'PT1.23S', success: true } })

  test.each(['RS256', 'RS384', 'RS512'])('%s is accepted, with a certificate and without', async (alg) => {
    for (const header of [{ alg }, { alg, x5c }]) {
      const signed = statement()
      expect((await sendSigned(signed, jws(header, signed))).status).toBe(200)
    }
  })

  test('what does not count for being the same may differ', async () => {
    const signed = statement()
    const sent = {
      ...signed,
      result: { duration: 'PT1.239S', success: true },
      verb: { ...(signed.verb as object), display: { en: 'attended' } },
      timestamp: '2024-01-01T00:00:00Z',
    }
    expect((await sendSigned(sent, jws({ alg: 'RS256', x5c }, signed))).status).toBe(200)
  })

  test.each([
    [
      'signs something else',
      (signed: JsonObject) => jws({ alg: 'RS256' }, { ...signed, result: { success: false } }),
    ],
    ['signs no statement', () => jws({ alg: 'RS256' }, { hello: 1 })],
    [
      'signs no JSON',
      (signed: JsonObject) => jws({ alg: 'RS256' }, JSON.stringify(signed).replace('"', "'")),
    ],
    [
      'uses another algorithm',
      (signed: JsonObject) => jws({ alg: 'RS256' }, signed).replace(/^[^.]+/, encode({ alg: 'HS256' })),
    ],
    ['uses none', (signed: JsonObject) => `${encode({ alg: 'none' })}.${encode(signed)}.AA`],
    [
      'uses a name of JavaScript',
      (signed: JsonObject) => `${encode({ alg: 'toString' })}.${encode(signed)}.AA`,
    ],
    [
      'has a certificate it was not made with',
      (signed: JsonObject) => jws({ alg: 'RS256', x5c }, signed, other),
    ],
    ['has a certificate that is none', (signed: JsonObject) => jws({ alg: 'RS256', x5c: ['AAAA'] }, signed)],
    ['has an empty list of certificates', (signed: JsonObject) => jws({ alg: 'RS256', x5c: [] }, signed)],
    ['has a header that is none', (signed: JsonObject) => `${encode('7')}.${encode(signed)}.AA`],
    ['is no JWS', () => 'hello'],
  ])('a signature that %s is refused', async (_, sign) => {
    const signed = statement()
    expect((await sendSigned(signed, sign(signed))).status).toBe(400)
  })

  test('a signature of another content type, or left at an address, is refused', async () => {
    const signed = statement()
    const signature = jws({ alg: 'RS256' }, signed)
    expect((await sendSigned(signed, signature, { contentType: 'text/plain; charset=ascii' })).status).toBe(
      400,
    )
    const away = described(signature, {
      usageType: SIGNATURE,
      contentType: 'application/octet-stream',
      fileUrl: 'https://example.com/signature',
    })
    const body = { ...signed, attachments: [away] }
    expect((await tool.post('/statements', { body })).status).toBe(400)
  })

  test('comes back with its signature', async () => {
    const signed = statement()
    const signature = jws({ alg: 'RS256', x5c }, signed)
    await sendSigned(signed, signature)
    const full = await tool.get('/statements', { query: { statementId: signed.id, attachments: true } })
    const [first, second] = parseMultipart(full.headers['content-type'] ?? '', full.bytes)
    expect((JSON.parse(String(first?.content)) as StoredStatement).attachments?.[0]?.sha2).toBe(
      sum(signature),
    )
    expect(String(second?.content)).toBe(signature)
  })
})
