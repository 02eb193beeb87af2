import { resolve } from 'node:path'
import type pg from 'pg'
import type { Config } from '../platform/config/config.ts'
import { lockDataFolder } from '../platform/database/embedded/data-folder-lock.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { assertUsable, type Connection, createPool } from '../platform/database/pool.ts'
import type { Logger } from '../platform/logging/logger.ts'

export interface OpenDatabase {
  pool: pg.Pool
  connection: Connection
  close(): Promise<void>
}

/** The database of DATABASE_URL, or the embedded one in the data folder; usable but not yet migrated. */
export const openDatabase = async (config: Config, log: Logger): Promise<OpenDatabase> => {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl }
    const pool = createPool(connection, config.poolSize, log)
    await assertUsable(pool, 'The database of DATABASE_URL')
    return { pool, connection, close: () => pool.end() }
  }
  const dataDir = resolve(config.dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    const pool = createPool(postgres.connection, config.poolSize, log)
    const close = async () => {
      await pool.end()
      await postgres.stop()
      await lock.release()
    }
    return { pool, connection: postgres.connection, close }
  } catch (error) {
    await lock.release()
    throw error
  }
}

export const openMigratedDatabase = async (config: Config, log: Logger): Promise<OpenDatabase> => {
  const opened = await openDatabase(config, log)
  try {
    await migrateDatabase(opened.pool)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}
