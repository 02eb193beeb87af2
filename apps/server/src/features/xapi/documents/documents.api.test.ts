import { hash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'
import { issuedTool, type Tool } from '../../../testing/xapi-tool.ts'

let product: Product
let tool: Tool

beforeAll(async () => {
  product = await openProduct()
  tool = await issuedTool(product, await product.signIn('eadmin'), ['all'])
})
afterAll(() => product.close())

const agent = () => ({ account: { homePage: 'https://example.com/', name: randomUUID() } })
const activityId = () => `https://example.com/activities/${randomUUID()}`
const kinds = [
  {
    path: '/activities/state',
    id: 'stateId',
    place: (): Record<string, unknown> => ({
      activityId: activityId(),
      agent: agent(),
      stateId: randomUUID(),
    }),
  },
  {
    path: '/activities/profile',
    id: 'profileId',
    place: (): Record<string, unknown> => ({ activityId: activityId(), profileId: randomUUID() }),
  },
  {
    path: '/agents/profile',
    id: 'profileId',
    place: (): Record<string, unknown> => ({ agent: agent(), profileId: randomUUID() }),
  },
]
const versions = ['1.0.3', '2.0.0']
const cases = versions.flatMap((version) => kinds.map((kind) => ({ version, ...kind })))
const without = (place: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(place).filter(([key]) => key !== name))

describe.each(cases)('$path in $version', ({ version, path, id, place }) => {
  const own = () => tool.with({ 'x-experience-api-version': version })
  const read = (query: Record<string, unknown>) => own().get(path, { query })

  test('keeps bytes, content type and time', async () => {
    const query = place()
    const content = Buffer.from([0, 255, 13, 10, 34])
    const headers = { 'content-type': 'image/x-thing; a=b', 'if-none-match': '*' }
    const put = await own().put(path, { query, body: content, headers })
    expect([put.status, put.text]).toEqual([204, ''])
    const got = await read(query)
    expect(got.bytes.equals(content)).toBe(true)
    expect(got.headers['content-type']).toBe('image/x-thing; a=b')
    expect(got.headers.etag).toBe(`"${hash('sha1', content)}"`)
    expect(Math.abs(Date.parse(got.headers['last-modified'] ?? '') - Date.now())).toBeLessThan(5_000)
    expect(got.headers['x-experience-api-version']).toBe(version)
  })

  test('POST stores what is new and merges JSON objects at their top level', async () => {
    const query = place()
    const first = { car: { make: 'Ford', model: 'Escape' }, driver: 'Dale', kept: [1, { a: null }] }
    expect((await own().post(path, { query, body: first })).status).toBe(204)
    const second = { car: { make: 'Dodge' }, driver: 'Jeff' }
    expect((await own().post(path, { query, body: second })).status).toBe(204)
    expect((await read(query)).json()).toEqual({ kept: first.kept, car: { make: 'Dodge' }, driver: 'Jeff' })
    const hostile = '{"__proto__":{"polluted":true}}'
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect((await own().post(path, { query, body: hostile, headers })).status).toBe(204)
    expect((await read(query)).text).toContain('"__proto__":{"polluted":true}')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test.each([
    ['text onto JSON', 'application/json', '{"a":1}', 'text/plain', 'abc'],
    ['a form onto JSON', 'application/json', '{"a":1}', 'application/x-www-form-urlencoded', 'abc'],
    ['JSON onto bytes', 'application/octet-stream', '/ asdf /', 'application/json', '{"a":1}'],
    ['a list onto an object', 'application/json', '{"a":1}', 'application/json', '[1]'],
    ['an object onto a list', 'application/json', '[1]', 'application/json', '{"a":1}'],
    ['broken JSON', 'application/json', '{"a":1}', 'application/json', '{"a":1}{'],
  ])('POST does not merge %s, and leaves what is there', async (_, type, body, postedType, posted) => {
    const query = place()
    const put = { query, body, headers: { 'content-type': type, 'if-none-match': '*' } }
    expect((await own().put(path, put)).status).toBe(204)
    const answer = await own().post(path, { query, body: posted, headers: { 'content-type': postedType } })
    expect(answer.status).toBe(400)
    const got = await read(query)
    expect([got.text, got.headers['content-type']]).toEqual([body, type])
  })

  test('broken JSON is refused also where nothing is there', async () => {
    const query = place()
    const headers = { 'content-type': 'application/json' }
    for (const method of ['post', 'put'] as const)
      expect((await own()[method](path, { query, body: '{"a":', headers })).status).toBe(400)
    expect((await read(query)).status).toBe(404)
  })

  test('If-Match lets through only who knows what is there', async () => {
    for (const method of ['put', 'post', 'delete'] as const) {
      const query = place()
      const body = { n: 1 }
      const change = (headers: Record<string, string>) =>
        own()[method](path, { query, headers, ...(method === 'delete' ? {} : { body: { n: 2 } }) })
      expect((await change({ 'if-match': '"1234"' })).status).toBe(412)
      expect((await change({ 'if-match': '*' })).status).toBe(412)
      await own().post(path, { query, body })
      const etag = (await read(query)).headers.etag ?? ''
      for (const stale of ['"1234"', '1234', 'W/"0"', `"${'1'.repeat(40)}"`])
        expect((await change({ 'if-match': stale })).status).toBe(412)
      expect((await read(query)).json()).toEqual(body)
      expect((await change({ 'if-match': `"x", ${etag}` })).status).toBe(204)
      expect((await change({ 'if-match': etag })).status).toBe(412)
    }
  })

  test('If-None-Match: * lets through only the first', async () => {
    for (const method of ['put', 'post'] as const) {
      const query = place()
      const change = () => own()[method](path, { query, body: { n: 1 }, headers: { 'if-none-match': '*' } })
      expect((await change()).status).toBe(204)
      expect((await change()).status).toBe(412)
      const etag = (await read(query)).headers.etag ?? ''
      const named = await own()[method](path, { query, body: { n: 2 }, headers: { 'if-none-match': etag } })
      expect(named.status).toBe(412)
    }
  })

  test('overwriting unseen is a conflict, but for the state of 1.0', async () => {
    const query = place()
    const put = (n: number) => own().put(path, { query, body: { n } })
    expect((await put(1)).status).toBe(204)
    const again = await put(2)
    if (version === '1.0.3' && path === '/activities/state') {
      expect(again.status).toBe(204)
      expect((await read(query)).json()).toEqual({ n: 2 })
    } else {
      expect([again.status, again.text]).toEqual([409, expect.stringContaining('If-Match')])
      expect((await read(query)).json()).toEqual({ n: 1 })
    }
  })

  test('fifty writers at once lose nothing', async () => {
    const query = place()
    const names = Array.from({ length: 50 }, (_, n) => `writer-${n}`)
    const answers = await Promise.all(
      names.map((name) => own().post(path, { query, body: { [name]: true } })),
    )
    expect(answers.every(({ status }) => status === 204)).toBe(true)
    expect(Object.keys((await read(query)).json()).toSorted()).toEqual(names.toSorted())
    const etag = (await read(query)).headers.etag ?? ''
    const rivals = await Promise.all(
      names.map((name) => own().put(path, { query, body: { name }, headers: { 'if-match': etag } })),
    )
    expect(rivals.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(rivals.filter(({ status }) => status === 412)).toHaveLength(49)
  })

  test('without the id it lists, since a moment if that is asked for', async () => {
    const query = place()
    const all = without(query, id)
    expect((await read(all)).json()).toEqual([])
    await own().post(path, { query, body: { n: 1 } })
    const second = { ...query, [id]: `z ${randomUUID()}` }
    await own().post(path, { query: second, body: { n: 2 } })
    expect((await read(all)).json()).toEqual([query[id], second[id]].toSorted())
    const [row] = await product.sql<{ updated: Date }>(
      'select updated from record_documents where name = $1',
      [query[id]],
    )
    const since = row?.updated.toISOString()
    const ofSecond = await product.sql<{ later: boolean }>(
      'select updated > $2 as later from record_documents where name = $1',
      [second[id], row?.updated],
    )
    expect((await read({ ...all, since })).json()).toEqual(ofSecond[0]?.later ? [second[id]] : [])
    expect((await read({ ...all, since: new Date(Date.now() + 60_000).toISOString() })).json()).toEqual([])
    expect((await read({ ...all, since: 'not a timestamp' })).status).toBe(400)
    expect((await read({ ...query, since })).status).toBe(400)
  })

  test('DELETE deletes, and again does no harm', async () => {
    const query = place()
    await own().post(path, { query, body: { n: 1 } })
    for (let n = 0; n < 2; n++) expect((await own().delete(path, { query })).status).toBe(204)
    expect((await read(query)).status).toBe(404)
  })

  test('every parameter is needed and checked', async () => {
    const query = place()
    const body = { n: 1 }
    for (const name of Object.keys(query)) {
      const incomplete = without(query, name)
      expect((await own().put(path, { query: incomplete, body })).status).toBe(400)
      expect((await own().post(path, { query: incomplete, body })).status).toBe(400)
      const mayLack = name === id
      expect((await own().get(path, { query: incomplete })).status).toBe(mayLack ? 200 : 400)
      const deletesAll = mayLack && path === '/activities/state'
      expect((await own().delete(path, { query: incomplete })).status).toBe(deletesAll ? 204 : 400)
    }
    for (const [name, value] of Object.entries({
      agent: 'x',
      activityId: 'x',
      registration: 'x',
      foo: 'x',
    })) {
      const wrong = { ...query, [name]: value }
      for (const method of ['put', 'post', 'get', 'delete'] as const)
        expect((await own()[method](path, { query: wrong, body })).status).toBe(400)
    }
  })
})

describe.each(versions)('state in %s', (version) => {
  const own = () => tool.with({ 'x-experience-api-version': version })
  const path = '/activities/state'

  test('belongs to a registration, or to none', async () => {
    const context = { activityId: activityId(), agent: agent() }
    const registration = randomUUID()
    const plain = { ...context, stateId: 'a' }
    const registered = { ...context, stateId: 'a', registration }
    await own().put(path, { query: plain, body: { of: 'none' } })
    await own().put(path, { query: registered, body: { of: 'one' } })
    await own().put(path, { query: { ...registered, stateId: 'b' }, body: {} })
    expect((await own().get(path, { query: plain })).json()).toEqual({ of: 'none' })
    const capitals = { ...registered, registration: registration.toUpperCase() }
    expect((await own().get(path, { query: capitals })).json()).toEqual({ of: 'one' })
    expect((await own().get(path, { query: { ...context, registration } })).json()).toEqual(['a', 'b'])
    expect((await own().get(path, { query: context })).json()).toEqual(['a', 'b'])
    await own().delete(path, { query: { ...context, registration } })
    expect((await own().get(path, { query: context })).json()).toEqual(['a'])
    await own().delete(path, { query: context })
    expect((await own().get(path, { query: context })).json()).toEqual([])
  })

  test('of one is not that of another', async () => {
    const [one, other] = [agent(), agent()]
    const place = { activityId: activityId(), stateId: 'a' }
    await own().put(path, { query: { ...place, agent: one }, body: { n: 1 } })
    expect((await own().get(path, { query: { ...place, agent: other } })).status).toBe(404)
    const named = { ...one, name: 'With a name', objectType: 'Agent' }
    expect((await own().get(path, { query: { ...place, agent: named } })).json()).toEqual({ n: 1 })
  })
})

test('a document that a browser could run is not run', async () => {
  const query = { activityId: activityId(), profileId: 'page' }
  const headers = { 'content-type': 'text/html', 'if-none-match': '*' }
  await tool.put('/activities/profile', { query, body: '<script>alert(1)</script>', headers })
  const got = await tool.get('/activities/profile', { query })
  expect(got.headers['content-security-policy']).toContain('sandbox')
  expect(got.headers['x-content-type-options']).toBe('nosniff')
})
