import { randomUUID } from 'node:crypto'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import { readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { readOwnRecord, recordLearning, recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'
import type { StoredStatement } from '../statement.ts'
import { validateStatement } from '../validation/statement.validation.ts'
import { personOf } from '../vocabulary.ts'

let product: Product
let scholar: Person
let mentor: Person

beforeAll(async () => {
  product = await openProduct({ started: true })
  scholar = await product.signIn('scholar')
  mentor = await product.signIn('mentor')
})
afterAll(() => product.close())

const visit = (id: string, object = '/campus') => ({
  xapi: { id, verb: 'accessed', object, objectType: 'page' } as const,
})

const recordedWith = async (id: string): Promise<StoredStatement[]> => {
  const rows = await product.sql<{ statement: StoredStatement }>(
    'select statement from record_statements where id = $1',
    [id],
  )
  return rows.map(({ statement }) => statement)
}

const agentOf = ({ userInfo }: Person) => personOf(userInfo)

test('a visit is recorded once, however often it is sent', async () => {
  const id = randomUUID()
  for (let n = 0; n < 3; n++) expect((await scholar.call(recordVisit, visit(id))).code).toBe(10001)
  const [statement, ...others] = await recordedWith(id)
  expect(others).toEqual([])
  expect(statement?.actor).toEqual(agentOf(scholar))
  expect(statement?.verb.id).toContain('accessed')
  expect(statement?.object).toMatchObject({ id: expect.stringContaining('/activities/page/%2Fcampus') })
})

test('an id that stands for something else is refused, not overwritten', async () => {
  const id = randomUUID()
  await scholar.call(recordVisit, visit(id))
  expect((await mentor.call(recordVisit, visit(id))).problem).toBe('statement.idTaken')
  expect((await scholar.call(recordVisit, visit(id, '/square'))).problem).toBe('statement.idTaken')
  expect(await recordedWith(id)).toMatchObject([{ actor: agentOf(scholar) }])
})

test('what was learnt is a conformant statement, and says who it was by the session alone', async () => {
  const { code, data } = await scholar.call(recordLearning, {
    realname: '冒名者',
    userId: mentor.userInfo.userId,
    enterpriseId: 999,
    enterpriseClassId: 999,
    enterpriseClassName: 'x',
    platform: 'pc',
    language: 'zh-CN',
    userAgent: 'test',
    version: '2.31.0',
    verb: 'completed',
    object: '17',
    objectType: 'lesson',
  })
  expect(code).toBe(10001)
  const [statement] = await recordedWith(data.id)
  expect(statement).toMatchObject({
    actor: agentOf(scholar),
    authority: agentOf(scholar),
    verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
    object: { definition: { type: 'http://adlnet.gov/expapi/activities/lesson' } },
    context: { platform: 'pc', language: 'zh-CN' },
    version: '2.0.0',
  })
  expect(JSON.stringify(statement)).not.toContain('冒名者')
  expect(JSON.stringify(statement)).not.toContain('999')
  expect(() => validateStatement(statement, '2.0.0')).not.toThrow()
})

test.each([
  ['a language that is none', { language: '中文' }],
  ['a clock ahead of ours', { timestamp: '2999-01-01T00:00:00Z' }],
  ['half of a character', { object: '\ud800' }],
])('%s does no harm', async (_, fields) => {
  const told = { verb: 'viewed', object: '1', objectType: 'article', ...fields } as const
  const { code, data } = await scholar.call(recordLearning, told)
  expect(code).toBe(10001)
  const [statement] = await recordedWith(data.id)
  expect(Date.parse(statement?.timestamp ?? '')).toBeLessThanOrEqual(Date.now())
  expect(() => validateStatement(statement, '2.0.0')).not.toThrow()
})

test('verbs and things outside of the vocabulary are refused', async () => {
  const told = { verb: 'destroyed', object: '1', objectType: 'lesson' }
  expect((await scholar.call(recordLearning, told as never)).code).toBe(400)
  expect((await product.call(recordLearning, told as never)).code).toBe(400)
})

test('a comment becomes a statement without the browser’s help', async () => {
  const post = (await scholar.call(readFeed)).data.items.find((one) => one.abilities.canReply)
  await scholar.call(commentOnPost, { toUgcId: post?.ugcId ?? 0, content: '记一笔' })
  const recorded = () =>
    product.sql<{ statement: StoredStatement }>(
      `select statement from record_statements where statement->'verb'->>'id' like '%commented' and statement->'object'->>'id' like '%/post/%'`,
    )
  await expect.poll(async () => (await recorded()).length, { timeout: 15_000 }).toBe(1)
  const [row] = await recorded()
  expect(row?.statement).toMatchObject({
    actor: agentOf(scholar),
    authority: { account: { name: 'fairlead' } },
    object: { id: expect.stringContaining(`/activities/post/${post?.ugcId}`) },
  })
})

test('everybody can take their own record along, page by page, and nobody else’s', async () => {
  const told = { verb: 'viewed', object: '1', objectType: 'article' } as const
  for (let n = 0; n < 3; n++) await mentor.call(recordLearning, told)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { data } = await mentor.call(readOwnRecord, { limit: 2, ...(cursor ? { cursor } : {}) })
    expect(data.statements.length).toBeLessThanOrEqual(2)
    for (const statement of data.statements) expect(statement.actor).toEqual(agentOf(mentor))
    seen.push(...data.statements.map(({ id }) => String(id)))
    cursor = data.nextCursor ?? undefined
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  const [row] = await product.sql<{ n: number }>(
    `select count(*)::int as n from record_statements where statement->'actor'->'account'->>'name' = $1`,
    [String(mentor.userInfo.enterpriseUserId)],
  )
  expect(seen).toHaveLength(row?.n ?? -1)
})
