import { randomUUID } from 'node:crypto'
import { commentOnPost, readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person

beforeAll(async () => {
  product = await openProduct({ started: true })
  scholar = await product.signIn('scholar')
})
afterAll(() => product.close())

const visit = (id: string) => ({
  xapi: { id, verb: 'accessed', object: '/campus', objectType: 'page' } as const,
})

test('a visit is recorded once, however often it is sent', async () => {
  const id = randomUUID()
  for (let n = 0; n < 3; n++) expect((await scholar.call(recordVisit, visit(id))).code).toBe(10001)
  const rows = await product.sql<{ enterprise_user_id: number; statement: { verb: { id: string } } }>(
    'select enterprise_user_id, statement from xapi_statements where id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.enterprise_user_id).toBe(scholar.userInfo.enterpriseUserId)
  expect(rows[0]?.statement.verb.id).toContain('accessed')
})

test('a comment becomes a statement without the browser’s help', async () => {
  const post = (await scholar.call(readFeed)).data.items.find((one) => one.abilities.canReply)
  await scholar.call(commentOnPost, { toUgcId: post?.ugcId ?? 0, content: '记一笔' })
  const recorded = () =>
    product.sql(
      `select 1 from xapi_statements where statement->'verb'->>'id' like '%commented' and enterprise_user_id = $1`,
      [scholar.userInfo.enterpriseUserId],
    )
  await expect.poll(async () => (await recorded()).length, { timeout: 15_000 }).toBe(1)
})
