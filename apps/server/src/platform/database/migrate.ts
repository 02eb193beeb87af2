import { readFile } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool, PoolClient } from 'pg'
import { StartError } from '../start-error.ts'

const migrationsFolder = new URL('../../migrations', import.meta.url).pathname
const MIGRATION_LOCK = 731_001

const newestInCode = async (): Promise<number> => {
  const journal = JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8')) as {
    entries: { when: number }[]
  }
  return journal.entries.at(-1)?.when ?? 0
}

const newestApplied = async (client: PoolClient): Promise<number> => {
  const ledger = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name")
  if (ledger.rows[0]?.name === null) return 0
  const newest = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations')
  return Number(newest.rows[0]?.at ?? 0)
}

/** Brings the database up to this code. Several nodes may start at once: one migrates, the others wait for it. */
export const migrateDatabase = async (pool: Pool): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if ((await newestApplied(client)) > (await newestInCode()))
      throw new StartError(
        'The database is newer than this code. Update the code, or start with another DATA_DIR or DATABASE_URL.',
      )
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined)
    // Not reused: its statement time-out was lifted.
    client.release(true)
  }
}
