import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { buildApp } from '../app/build-app.ts'
import { seed } from '../app/seed.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { Database } from '../platform/database/database.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createPool } from '../platform/database/pool.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'

export const TEMPLATE = 'fairlead_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string; database: string }
    files: string
  }
}

/** One real PostgreSQL for the run, with a migrated and seeded template that every test file copies. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-tests-'))
  const log = createLogger({ logLevel: 'warn' })
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    log,
    // Nothing here outlives the run.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  const admin = new pg.Client(postgres.connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()

  const pool = createPool({ ...postgres.connection, database: TEMPLATE }, 4, log)
  await migrateDatabase(pool)
  const files = join(folder, 'files')
  const config = readConfig({ NODE_ENV: 'test' })
  const storage = createDiskStorage(files)
  await seed(config, new Database(pool), storage, systemClock.now())
  // Once for all: the job queue's tables come with its first start.
  const connection = { ...postgres.connection, database: TEMPLATE }
  const app = await buildApp({
    config,
    pool,
    connection,
    clock: systemClock,
    log,
    storage,
    webFolder: folder,
  })
  await app.start()
  await app.stop()
  await pool.end()

  project.provide('postgres', postgres.connection)
  project.provide('files', files)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
