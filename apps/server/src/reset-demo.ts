import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDatabase } from './app/open-database.ts'
import { seed } from './app/seed.ts'
import { systemClock } from './platform/clock/clock.ts'
import { readConfig } from './platform/config/config.ts'
import { Database } from './platform/database/database.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { createLogger } from './platform/logging/logger.ts'
import { failStart, StartError } from './platform/start-error.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const schemas = ['public', 'drizzle', 'pgboss']

/** Empties the database and the files, and tells the demo world anew, as of now. */
const reset = async (): Promise<void> => {
  const config = readConfig(process.env)
  if (!config.demo)
    throw new StartError('This is not a demo: nothing was changed. Set DEMO=1 to make it one.')
  const database = await openDatabase(config, createLogger({ logLevel: 'warn' }))
  const files = join(resolve(config.dataDir), 'files')
  for (const schema of schemas) await database.pool.query(`drop schema if exists ${schema} cascade`)
  await database.pool.query('create schema public')
  await rm(files, { recursive: true, force: true })
  await migrateDatabase(database.pool)
  await seed(config, new Database(database.pool), createStorage(config), systemClock.now())
  await database.close()
  console.log('The demo world is as new.')
}

reset().catch(failStart)
