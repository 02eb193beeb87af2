import { readSession, signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import { readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
})
afterAll(() => product.close())

const send = (options: InjectOptions) => product.app.http.inject(options)

describe('what nobody can answer', () => {
  test('an unknown path of the API', async () => {
    const answer = await send({ url: '/v1/user/account/nothing', headers: { lang: '1' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      code: 404,
      message: 'Page does not exist',
      data: { problem: 'request.unknownPath' },
    })
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('%s where only POST is', async (method) => {
    const answer = await send({ method, url: signInWithPassword.path })
    expect(answer.statusCode).toBe(405)
    expect(answer.json().data.problem).toBe('request.wrongMethod')
  })
})

describe('bad input', () => {
  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      url: commentOnPost.path,
      headers: { token: scholar.token, 'content-type': 'application/json', ...headers },
      payload: payload as string,
    })

  test('broken JSON', async () => {
    const answer = await post('{"toUgcId": 1, "content": ')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().data.problem).toBe('request.unreadable')
  })

  test('ten megabytes', async () => {
    const answer = await post(JSON.stringify({ toUgcId: 1, content: 'x'.repeat(10 * 1024 * 1024) }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().data.problem).toBe('request.tooLarge')
  })

  test('a content type we do not read', async () => {
    const answer = await post('<a/>', { 'content-type': 'application/xml' })
    expect(answer.statusCode).toBe(415)
  })

  test('keys that reach for the prototype', async () => {
    const answer = await post('{"__proto__": {"admin": true}, "toUgcId": 1, "content": "x"}')
    expect(answer.statusCode).toBe(400)
  })

  test.each([
    [{}, 'toUgcId'],
    [{ toUgcId: 'abc', content: 'x' }, 'toUgcId'],
    [{ toUgcId: -1, content: 'x' }, 'toUgcId'],
    [{ toUgcId: 1.5, content: 'x' }, 'toUgcId'],
    [{ toUgcId: 1, content: 7 }, 'content'],
    [{ toUgcId: 1, content: ['x'] }, 'content'],
    [{ toUgcId: 1, content: 'a\0b' }, 'content'],
    [{ toUgcId: { $gt: 0 }, content: 'x' }, 'toUgcId'],
  ])('wrong types name the field: %j', async (payload, field) => {
    const answer = await post(JSON.stringify(payload))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().data).toEqual({ problem: 'request.malformed', field })
  })

  test.each(['1 or 1=1', '1;drop table posts', '0', '99999999999999999999', 'null'])(
    'id %s',
    async (ugcId) => {
      const answer = await send({ url: readPost.path, query: { ugcId }, headers: { token: scholar.token } })
      expect(answer.statusCode).toBe(400)
    },
  )

  test.each(['x', 'A'.repeat(31), '1'.repeat(32), 'O'.repeat(32), `A${'\u00e9'.repeat(31)}`])(
    'a forged index %j is refused',
    async (index) => {
      const answer = await post(JSON.stringify({ toUgcId: 1, content: 'x' }), {
        index: encodeURIComponent(index),
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().data.field).toBe('index')
    },
  )
})

describe('answers', () => {
  test('carry security headers and a strict policy', async () => {
    const { headers } = await send({ url: '/healthz' })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
  })

  test('tell nothing of what broke inside', async () => {
    const broken = await openProduct()
    const person = await broken.signIn('scholar')
    await broken.sql('alter table posts rename to posts_gone')
    const answer = await person.call(readFeed)
    expect(answer).toMatchObject({ status: 500, code: 500, problem: 'request.unexpected' })
    expect(JSON.stringify(answer)).not.toMatch(/posts|relation|select/i)
    expect((answer.data as unknown as { id: string }).id).toMatch(/\w{8,}/)
    await broken.close()
  })

  test('limits count by caller', async () => {
    const strict = await openProduct({ environment: { CALLS_PER_MINUTE: '5' } })
    const person = await strict.signIn('scholar')
    const statuses: number[] = []
    for (let n = 0; n < 7; n++) statuses.push((await person.call(readSession)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    await strict.close()
  })

  test('OpenAPI describes every endpoint', async () => {
    const document = (await send({ url: '/docs/json' })).json()
    expect(
      document.paths['/v1/operation/communityFuture/communityUgcDetail'].get.parameters.map(
        (p: { name: string }) => p.name,
      ),
    ).toContain('ugcId')
    expect(Object.keys(document.paths).length).toBeGreaterThan(10)
  })

  test('metrics speak Prometheus', async () => {
    const { body } = await send({ url: '/metrics' })
    expect(body).toMatch(/^http_request_seconds_count\{/m)
  })
})
