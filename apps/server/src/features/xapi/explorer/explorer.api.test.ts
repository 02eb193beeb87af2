import {
  exploreRecord,
  readOwnSentences,
  readRecordTimeline,
} from '@fairlead/contract/xapi/explorer.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'
import { verbs } from '../vocabulary.ts'

let product: Product
let yunfan: Person
let learner: Person
let other: Person

beforeAll(async () => {
  product = await openProduct()
  yunfan = await product.signIn('eadmin')
  learner = await product.signIn('scholar')
  other = await product.signIn('emma')
})
afterAll(() => product.close())

const completed = verbs.completed.id
const everything = async (input: object) => {
  const items = []
  let cursor: string | undefined
  do {
    const { data } = await yunfan.call(exploreRecord, { limit: 100, ...input, ...(cursor ? { cursor } : {}) })
    items.push(...data.items)
    cursor = data.nextCursor ?? undefined
  } while (cursor)
  return items
}
const exported = (person: Person | undefined, query: Record<string, string>) =>
  product.app.http.inject({
    method: 'GET',
    url: '/v1/xapi/export',
    query,
    headers: person ? { token: person.token, lang: '2' } : {},
  })

describe('the explorer', () => {
  test('tells forty days of the demo as sentences in both languages', async () => {
    const [{ n }] = (await product.sql<{ n: number }>(
      "select count(*)::int as n from record_statements where stored < now() - interval '1 minute'",
    )) as [{ n: number }]
    expect(n).toBe(3000)
    const [first] = (await yunfan.call(exploreRecord, { verb: completed, limit: 1 })).data.items
    expect(first?.sentence.zh).toMatch(/^.+学完了「.+」$/)
    expect(first?.sentence.en).toMatch(/^.+ completed “.+”$/)
    expect(first?.statement.id).toBe(first?.statementId)
  })

  test('finds by person, verb, activity and time, together and over pages', async () => {
    const { enterpriseUserId } = learner.userInfo
    const own = await everything({ enterpriseUserId, verb: completed })
    expect(own.length).toBeGreaterThan(3)
    expect(own.every((one) => one.enterpriseUserId === enterpriseUserId && one.verb === completed)).toBe(true)
    const activity = own[0]?.activity ?? ''
    const some = await everything({ activity })
    expect(some.length).toBeGreaterThan(0)
    expect(new Set(some.map((one) => one.activity))).toEqual(new Set([activity]))
    const since = new Date(Date.now() - 10 * 86_400_000).toISOString()
    const late = await everything({ enterpriseUserId, since })
    expect(late.length).toBeGreaterThan(0)
    expect(late.length).toBeLessThan((await everything({ enterpriseUserId })).length)
    expect(await everything({ verb: 'https://a.example/unheard-of' })).toEqual([])
  })

  test('counts by day what it lists', async () => {
    const { enterpriseUserId } = learner.userInfo
    for (const filter of [{}, { enterpriseUserId }, { enterpriseUserId, verb: completed }]) {
      const { days } = (await yunfan.call(readRecordTimeline, filter)).data
      expect(days).toHaveLength(40)
      const counted = days.reduce((sum, { count }) => sum + count, 0)
      const listed = (await everything(filter)).length
      expect(Math.abs(counted - listed)).toBeLessThanOrEqual(listed * 0.1)
    }
  })

  test('is for those who run the enterprise, and about nobody else’s', async () => {
    for (const endpoint of [exploreRecord, readRecordTimeline]) {
      expect((await learner.call(endpoint)).code).toBe(403)
      const { enterpriseId } = other.userInfo
      expect((await yunfan.call(endpoint, { enterpriseId })).problem).toBe('administration.unknownEnterprise')
    }
    const { enterpriseUserId } = other.userInfo
    expect(await everything({ enterpriseUserId })).toEqual([])
  })
})

test('one’s own record is one’s own', async () => {
  const { items } = (await learner.call(readOwnSentences, { limit: 100 })).data
  expect(items.length).toBeGreaterThan(10)
  const { enterpriseUserId } = learner.userInfo
  expect(new Set(items.map((item) => item.enterpriseUserId))).toEqual(new Set([enterpriseUserId]))
})

describe('the export', () => {
  test('is whole, in both forms', async () => {
    const all = await everything({ verb: completed })
    const json = await exported(yunfan, { format: 'json', verb: completed })
    expect(json.json().map(({ id }: { id: string }) => id)).toEqual(all.map(({ statementId }) => statementId))
    const csv = await exported(yunfan, { format: 'csv', verb: completed })
    expect(csv.headers['content-disposition']).toContain('fairlead-record.csv')
    expect(csv.body.trim().split('\r\n')).toHaveLength(all.length + 1)
    const none = await exported(yunfan, { format: 'json', verb: 'https://a.example/unheard-of' })
    expect(none.json()).toEqual([])
  })

  test('gives a learner their own record and nothing else', async () => {
    const own = await exported(learner, { format: 'json', own: '1' })
    const names = own.json().map(({ actor }: { actor: { account: { name: string } } }) => actor.account.name)
    expect(new Set(names)).toEqual(new Set([String(learner.userInfo.enterpriseUserId)]))
    expect((await exported(learner, { format: 'json' })).statusCode).toBe(403)
    expect((await exported(undefined, { format: 'json', own: '1' })).statusCode).toBe(401)
    expect((await exported(yunfan, { format: 'pdf' })).statusCode).toBe(400)
  })
})
