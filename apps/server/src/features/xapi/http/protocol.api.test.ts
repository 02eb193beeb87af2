import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'
import { smallStatement } from '../../../testing/xapi-statements.ts'
import { basic, createTool, type Tool } from '../../../testing/xapi-tool.ts'

let product: Product
let tool: Tool

beforeAll(async () => {
  product = await openProduct({ environment: { XAPI_KEY: 'key', XAPI_SECRET: 'a long secret' } })
  tool = createTool(product, {
    authorization: basic('key', 'a long secret'),
    'x-experience-api-version': '2.0.0',
  })
})
afterAll(() => product.close())

const resources = [
  '/statements',
  '/activities',
  '/agents',
  '/activities/state',
  '/activities/profile',
  '/agents/profile',
]
const agent = { mbox: 'mailto:lin@example.com' }
const activityId = 'https://example.com/lessons/7'
/** For each resource, parameters with which GET answers 200 or 404. */
const parameters: Record<string, Record<string, unknown>> = {
  '/statements': { limit: 1 },
  '/activities': { activityId },
  '/agents': { agent },
  '/activities/state': { activityId, agent, stateId: 'a' },
  '/activities/profile': { activityId, profileId: 'a' },
  '/agents/profile': { agent, profileId: 'a' },
}

describe('versions', () => {
  test.each([
    ['1.0', '1.0.3'],
    ['1.0.0', '1.0.3'],
    ['1.0.3', '1.0.3'],
    ['1.0.9', '1.0.3'],
    ['2.0', '2.0.0'],
    ['2.0.0', '2.0.0'],
    ['2.0.7', '2.0.0'],
  ])('%s is answered by %s', async (asked, answered) => {
    const { status, headers } = await tool
      .with({ 'x-experience-api-version': asked })
      .get('/statements', { query: { limit: 1 } })
    expect(status).toBe(200)
    expect(headers['x-experience-api-version']).toBe(answered)
  })

  test.each([undefined, '', '0.95', '1.1.0', '2.1.0', '3', 'latest', '1.0.3, 2.0.0'])(
    '%s is refused everywhere but at /about',
    async (version) => {
      const odd = tool.with({ 'x-experience-api-version': version })
      for (const path of resources) {
        const { status, headers, text } = await odd.get(path, { query: parameters[path] ?? {} })
        expect(status).toBe(400)
        expect(text).not.toBe('')
        expect(headers['x-experience-api-version']).toBe('2.0.0')
      }
      expect((await odd.get('/about')).status).toBe(200)
    },
  )

  test('/about tells them to everybody', async () => {
    const stranger = createTool(product, {})
    expect((await stranger.get('/about')).json()).toEqual({ version: ['2.0.0', '1.0.3'] })
    expect((await stranger.get('/about', { query: { x: 1 } })).status).toBe(400)
  })
})

describe('every resource', () => {
  test.each(resources)('%s answers HEAD like GET, without the body', async (path) => {
    if (path.includes('/')) await tool.post(path, { query: parameters[path] ?? {}, body: { car: 'MKX' } })
    const asked = { query: parameters[path] ?? {} }
    const [got, headed] = [await tool.get(path, asked), await tool.head(path, asked)]
    expect(headed.status).toBe(got.status)
    expect(headed.text).toBe('')
    for (const name of [
      'content-type',
      'content-length',
      'etag',
      'last-modified',
      'x-experience-api-version',
    ])
      expect(headed.headers[name]).toBe(got.headers[name])
  })

  test.each(resources)('%s refuses parameters it does not know, or knows in another case', async (path) => {
    for (const [name, value] of [
      ['foo', 'bar'],
      ...Object.entries(parameters[path] ?? {}).map(([known, given]) => [known.toUpperCase(), given]),
    ] as [string, unknown][]) {
      const { status, headers } = await tool.get(path, { query: { ...parameters[path], [name]: value } })
      expect([name, status]).toEqual([name, 400])
      expect(headers['x-experience-api-consistent-through']).toBeTruthy()
    }
  })

  test.each(resources)('%s refuses a parameter given twice', async (path) => {
    const [name = '', value] = Object.entries(parameters[path] ?? {})[0] ?? []
    const twice = new URLSearchParams([
      [name, JSON.stringify(value)],
      [name, JSON.stringify(value)],
    ])
    expect((await tool.get(`${path}?${twice}`)).status).toBe(400)
  })

  test.each(resources)(
    '%s lets browsers of any origin ask, as long as they bring credentials',
    async (path) => {
      const preflight = await createTool(product, {}).options(path, {
        headers: {
          origin: 'https://courses.example',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,x-experience-api-version',
        },
      })
      expect(preflight.status).toBe(204)
      expect(preflight.headers['access-control-allow-origin']).toBe('*')
      expect(preflight.headers['access-control-allow-headers']).toContain('x-experience-api-version')
      expect(preflight.headers['access-control-allow-methods']).toContain('PUT')
      const { headers } = await tool.get(path, { query: parameters[path] ?? {} })
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['access-control-expose-headers']).toContain('ETag')
    },
  )

  test.each([
    ['/statements', ['delete', 'patch']],
    ['/activities', ['put', 'post', 'delete', 'patch']],
    ['/agents', ['put', 'post', 'delete', 'patch']],
    ['/about', ['put', 'post', 'delete', 'patch']],
    ['/activities/state', ['patch']],
  ] as const)('%s answers 405 to %j, whoever asks', async (path, methods) => {
    for (const method of methods)
      for (const asking of [tool, createTool(product, { 'x-experience-api-version': '1.0.3' })]) {
        const { status, headers } = await asking[method](path, { query: parameters[path] ?? {} })
        expect(status).toBe(405)
        expect(headers.allow).toContain('GET')
      }
  })

  test('what is no resource is not found, and is no page of the product either', async () => {
    for (const path of ['', '/', '/statement', '/statements/1', '/statementsverb=http://example.com/x']) {
      const { status, headers } = await tool.get(path)
      expect(status).toBe(404)
      expect(headers['content-type']).toContain('text/plain')
      expect(headers['x-experience-api-version']).toBe('2.0.0')
      expect(Date.parse(headers['x-experience-api-consistent-through'] ?? '')).not.toBeNaN()
    }
  })

  test('refusals are text, or JSON for those who read nothing else', async () => {
    const asked = { query: { foo: 1 } }
    expect((await tool.get('/statements', asked)).headers['content-type']).toContain('text/plain')
    const json = await tool.with({ accept: 'application/json' }).get('/statements', asked)
    expect(json.json()).toEqual({ message: expect.stringContaining('foo') })
  })
})

describe('the syntax of 1.0 for browsers that could only POST forms', () => {
  const old = () => tool.with({ 'x-experience-api-version': '1.0.3' })
  const form = (fields: Record<string, string>) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  const statementId = () => crypto.randomUUID()

  test('GET, PUT, POST and DELETE hide in it', async () => {
    const id = statementId()
    const content = JSON.stringify(smallStatement())
    const put = await old().post('/statements?method=PUT', form({ statementId: id, content }))
    expect(put.status).toBe(204)
    const got = await old().post('/statements?method=GET', form({ statementId: id }))
    expect(got.status).toBe(200)
    expect(got.json().id).toBe(id)
    const list = await old().post('/statements?method=GET', form({ limit: '1' }))
    expect(list.json()).toMatchObject({ statements: [{}], more: expect.any(String) })
    const posted = await old().post('/statements?method=POST', form({ content }))
    expect(posted.status).toBe(200)
    const state = { activityId, agent: JSON.stringify(agent), stateId: 'form' }
    const kept = await old().post(
      '/activities/state?method=PUT',
      form({ ...state, content: 'hallo', 'Content-Type': 'text/plain' }),
    )
    expect(kept.status).toBe(204)
    const read = await old().get('/activities/state', { query: state })
    expect([read.text, read.headers['content-type']]).toEqual(['hallo', 'text/plain'])
    expect((await old().post('/activities/state?method=DELETE', form(state))).status).toBe(204)
    expect((await old().get('/activities/state', { query: state })).status).toBe(404)
  })

  test('headers may travel as fields, and count', async () => {
    const bare = createTool(product, {})
    const content = JSON.stringify(smallStatement())
    const fields = {
      statementId: statementId(),
      content,
      Authorization: basic('key', 'a long secret'),
      'X-Experience-API-Version': '1.0.3',
    }
    expect((await bare.post('/statements?method=PUT', form(fields))).status).toBe(204)
    const wrongVersion = { ...fields, 'X-Experience-API-Version': '0.8' }
    expect((await bare.post('/statements?method=PUT', form(wrongVersion))).status).toBe(400)
    const wrongSecret = { ...fields, Authorization: basic('key', 'another secret') }
    expect((await bare.post('/statements?method=PUT', form(wrongSecret))).status).toBe(401)
  })

  test.each([
    ['further parameters', '/statements?method=PUT&statementId=1', { content: '{}' }],
    ['no content', '/statements?method=PUT', { statementId: '8f87ccde-bb56-4c2e-ab83-44982ef22df0' }],
    ['an unknown field', '/statements?method=GET', { limit: '1', foo: 'bar' }],
    ['a method that is none', '/statements?method=PATCH', { content: '{}' }],
  ])('%s is refused', async (_, path, fields) => {
    expect((await old().post(path, form(fields as Record<string, string>))).status).toBe(400)
  })

  test('a body that is no form, a method beside POST, and 2.0 are refused', async () => {
    const content = JSON.stringify(smallStatement())
    const fields = { statementId: statementId(), content }
    expect((await old().post('/statements?method=PUT', { body: fields })).status).toBe(400)
    expect((await old().post('/statements?method=PUT')).status).toBe(400)
    const notEncoded = { ...form({}), body: JSON.stringify(fields) }
    expect((await old().post('/statements?method=PUT', notEncoded)).status).toBe(400)
    expect((await old().put('/statements?method=POST', form(fields))).status).toBe(400)
    expect((await tool.post('/statements?method=PUT', form(fields))).status).toBe(400)
    expect((await tool.post('/statements?method=GET')).status).toBe(400)
  })
})
