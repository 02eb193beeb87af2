import { defineEvent } from '@fairlead/contract/event.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { openProduct, type Product } from '../../testing/product.ts'
import { Database } from '../database/database.ts'
import { createPool } from '../database/pool.ts'
import { Jobs } from '../jobs/jobs.ts'
import { createLogger } from '../logging/logger.ts'
import { Events } from './events.ts'

const bellRung = defineEvent('bell.rung', z.object({ n: z.number() }))
const log = createLogger({ logLevel: 'silent' })

let product: Product
let pool: pg.Pool
let database: Database
let jobs: Jobs
let events: Events
const heard: { n: number; id: string }[] = []
const heardTogether: number[][] = []
let unluckyTries = 0
const stumbles = new Map<number, number>()

beforeAll(async () => {
  product = await openProduct()
  const [{ name } = { name: '' }] = await product.sql<{ name: string }>('select current_database() as name')
  const connection = { ...inject('postgres'), database: name }
  pool = createPool(connection, 5, log)
  database = new Database(pool)
  jobs = new Jobs(database, connection, 'Asia/Shanghai', log)
  events = new Events(database, jobs, log)
  events.on(bellRung, 'test.hear', async ({ n }, { id }) => {
    const stumbled = stumbles.get(n) ?? 0
    stumbles.set(n, stumbled + 1)
    if (n === 7 && stumbled === 0) throw new Error('the first try at 7 fails')
    heard.push({ n, id })
  })
  events.onMany(bellRung, 'test.hear-many', async (happened) => {
    if (happened.length > 1 && happened.some(({ payload }) => payload.n === 13))
      throw new Error('13 fails in company')
    if (happened.length === 1 && happened[0]?.payload.n === 13 && unluckyTries++ === 0)
      throw new Error('and once alone')
    heardTogether.push(happened.map(({ payload }) => payload.n))
  })
  await jobs.start()
  events.start()
})
afterAll(async () => {
  await events.stop()
  await jobs.stop()
  await pool.end()
  await product.close()
})

const ring = (n: number, then: () => void = () => undefined) =>
  database.transaction(async () => {
    events.emit(bellRung, { n })
    then()
  })

test('a committed event is heard, a rolled-back one never', async () => {
  await ring(1)
  await expect(
    ring(2, () => {
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await ring(3)
  await expect.poll(() => heard.map(({ n }) => n).sort(), { timeout: 10_000 }).toEqual([1, 3])
})

test('a listener that fails is tried again, with the same event id', async () => {
  await ring(7)
  await expect.poll(() => heard.some(({ n }) => n === 7), { timeout: 15_000 }).toBe(true)
  expect(stumbles.get(7)).toBe(2)
})

test('what nobody listens to is not written', async () => {
  const unheard = defineEvent('tree.fell', z.object({}))
  await database.transaction(async () => events.emit(unheard, {}))
  expect(await product.sql('select 1 from outbox_events')).toEqual([])
})

test('an event left behind by a node that died is picked up', async () => {
  await product.sql(`insert into outbox_events (name, payload) values ('bell.rung', '{"n": 9}')`)
  await expect.poll(() => heard.some(({ n }) => n === 9), { timeout: 15_000 }).toBe(true)
})

test('events of one moment reach a listener together; one that fails holds up no other', async () => {
  await database.transaction(async () => {
    for (const n of [20, 21, 22]) events.emit(bellRung, { n })
  })
  await expect.poll(() => heardTogether, { timeout: 15_000 }).toContainEqual([20, 21, 22])
  await database.transaction(async () => {
    for (const n of [12, 13, 14]) events.emit(bellRung, { n })
  })
  await expect
    .poll(() => heardTogether.filter(([n = 0]) => n >= 12 && n <= 14).sort(), { timeout: 15_000 })
    .toEqual([[12], [13], [14]])
  await expect.poll(() => [12, 13, 14].every((n) => heard.some((one) => one.n === n))).toBe(true)
  expect(heard.filter(({ n }) => n === 13)).toHaveLength(1)
})
