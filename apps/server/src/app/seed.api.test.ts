import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { openProduct, type Product } from '../testing/product.ts'
import { seed } from './seed.ts'

let product: Product
let folder: string

beforeAll(async () => {
  product = await openProduct()
  folder = await mkdtemp(join(tmpdir(), 'fairlead-seed-'))
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

const seedAgain = (environment: Record<string, string> = {}) =>
  seed(
    readConfig({ NODE_ENV: 'test', ...environment }),
    product.app.database,
    createDiskStorage(folder),
    new Date(),
  )

const everything = async (): Promise<string> => {
  const tables = await product.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const prints = await Promise.all(
    tables.map(({ name }) =>
      product.sql<{ print: string }>(
        `select '${name}' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${name} t`,
      ),
    ),
  )
  return prints.map(([row]) => row?.print).join('\n')
}

test('seeding twice changes nothing', async () => {
  const before = await everything()
  expect(await seedAgain()).toEqual({ kind: 'none' })
  expect(await seedAgain({ NODE_ENV: 'production' })).toEqual({ kind: 'none' })
  expect(await everything()).toBe(before)
})

test('every post type occurs, every person can sign in, counts match what they count', async () => {
  const types = await product.sql<{ type: number }>('select distinct type from posts order by 1')
  expect(types.map(({ type }) => type)).toEqual(Object.values(POST_TYPE).sort((a, b) => a - b))
  const wrong = await product.sql(
    `select p.id from posts p
      where p.like_num <> (select count(*) from likes l where l.target_kind = 'post' and l.target_id = p.id)
         or p.aha_num <> (select count(*) from aha_entries a where a.target_kind = 'post' and a.target_id = p.id and a.withdrawn_at is null)
         or p.child_num <> (select count(*) from posts c where c.parent_id = p.id)`,
  )
  expect(wrong).toEqual([])
  const people = await product.sql<{ n: number }>(
    'select count(*)::int as n from users where password_hash is not null',
  )
  expect(people[0]?.n).toBe(30)
})

test('nobody has spent more Aha than the month gave them', async () => {
  const overdrawn = await product.sql(
    `select m.giver from aha_months m join memberships s on s.enterprise_user_id = m.giver
       join membership_types t on t.id = s.type_id where m.sent > t.aha_quota::bigint + m.bonus`,
  )
  expect(overdrawn).toEqual([])
})

test('production seeds the membership types and one administrator, once', async () => {
  await product.sql('truncate users, enterprises, enterprise_users, memberships, role_grants, posts cascade')
  const first = await seedAgain({ NODE_ENV: 'production' })
  expect(first).toMatchObject({ kind: 'administrator', password: expect.stringMatching(/^[\w-]{12}$/) })
  expect(await seedAgain({ NODE_ENV: 'production' })).toEqual({ kind: 'none' })
  const rows = await product.sql<{ people: number; types: number; posts: number }>(
    `select (select count(*)::int from users) as people, (select count(*)::int from membership_types) as types,
            (select count(*)::int from posts) as posts`,
  )
  expect(rows[0]).toEqual({ people: 1, types: 4, posts: 0 })
})
