import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openProduct, type Product } from '../../testing/product.ts'
import { createLogger } from '../logging/logger.ts'
import { Database, statement } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { assertUsable, createPool, isUnavailable } from './pool.ts'

const insert = statement('test_insert', 'insert into notes (text) values ($1)')
const all = statement('test_all', 'select text from notes order by text')
const log = createLogger({ logLevel: 'silent' })

let product: Product
let pool: pg.Pool
let database: Database

const texts = async () =>
  (await pool.query<{ text: string }>('select text from notes order by text')).rows.map((row) => row.text)

beforeAll(async () => {
  product = await openProduct()
  const [{ name } = { name: '' }] = await product.sql<{ name: string }>('select current_database() as name')
  pool = createPool({ ...inject('postgres'), database: name }, 5, log)
  database = new Database(pool)
  await pool.query('create table notes (text text unique)')
})
beforeEach(() => pool.query('truncate notes'))
afterAll(async () => {
  await pool.end()
  await product.close()
})

describe('a transaction', () => {
  test('keeps all or nothing', async () => {
    await database.transaction(async () => {
      await database.rows(insert, ['a'])
      await database.rows(insert, ['b'])
    })
    const broken = database.transaction(async () => {
      await database.rows(insert, ['c'])
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    expect(await texts()).toEqual(['a', 'b'])
  })

  test('joins the unit of work around it, which commits as a whole', async () => {
    const broken = database.unitOfWork(async () => {
      await database.transaction(() => database.rows(insert, ['first']))
      await database.transaction(() => database.rows(insert, ['second']))
      expect(await database.rows(all)).toHaveLength(2)
      throw new Error('late')
    })
    await expect(broken).rejects.toThrow('late')
    expect(await texts()).toEqual([])
  })

  test('a failing write before the commit undoes everything, and tells why', async () => {
    await pool.query(`insert into notes values ('taken')`)
    const broken = database.unitOfWork(
      () => database.transaction(() => database.rows(insert, ['mine'])),
      () => database.rows(insert, ['taken']),
    )
    await expect(broken).rejects.toMatchObject({ code: '23505' })
    expect(await texts()).toEqual(['taken'])
  })

  test('an error swallowed inside still cannot look like success', async () => {
    await pool.query(`insert into notes values ('taken')`)
    const fooled = database.transaction(async () => {
      await database.rows(insert, ['taken']).catch(() => undefined)
    })
    await expect(fooled).rejects.toThrow('failed before its commit')
  })

  test('acts after the commit run once it stands, and not otherwise', async () => {
    const acts: string[] = []
    await database.transaction(async () => {
      database.afterCommit(() => acts.push('kept'))
      expect(acts).toEqual([])
    })
    await database
      .transaction(async () => {
        database.afterCommit(() => acts.push('undone'))
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(acts).toEqual(['kept'])
  })

  test('gives every connection back', async () => {
    for (let n = 0; n < 12; n++)
      await database.transaction(async () => Promise.reject(new Error('no'))).catch(() => undefined)
    expect(pool.totalCount - pool.idleCount).toBe(0)
  })
})

describe('starting', () => {
  test('migrating twice at once changes nothing', async () => {
    await Promise.all([migrateDatabase(pool), migrateDatabase(pool)])
  })

  test('a database newer than the code is refused in one line', async () => {
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('future', 99999999999999)`,
    )
    await expect(migrateDatabase(pool)).rejects.toThrow('The database is newer than this code')
    await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'future'`)
  })

  test('a database that is not there is refused in one line', async () => {
    const nowhere = createPool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' }, 2, log)
    await expect(assertUsable(nowhere, 'The database of DATABASE_URL')).rejects.toThrow(
      /^The database of DATABASE_URL is not reachable/,
    )
    await nowhere.end()
  })
})

test('a lost connection is told from a mistake', async () => {
  const client = new pg.Client({ ...inject('postgres') })
  await client.connect()
  client.on('error', () => undefined)
  const pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
  const lost = client.query('select pg_sleep(5)').catch((error: unknown) => error)
  await pool.query('select pg_terminate_backend($1)', [pid])
  expect(isUnavailable(await lost)).toBe(true)
  const mistake = await pool.query('select nonsense').catch((error: unknown) => error)
  expect(isUnavailable(mistake)).toBe(false)
})
