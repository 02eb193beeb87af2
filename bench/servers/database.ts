import { startEmbeddedPostgres } from '@fairlead/server/src/platform/database/embedded/embedded-postgres.ts'
import pg from 'pg'

export interface BenchDatabase {
  url: string
  pool: pg.Pool
  stop(): Promise<void>
}

const ignore = () => undefined
const log = { debug: ignore, info: ignore, warn: console.warn, error: console.error }

/** The product's own embedded PostgreSQL with its own settings, kept by us so that the bare server can use it too. */
export const openDatabase = async (dataDir: string): Promise<BenchDatabase> => {
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  // The next query says so again; without a listener it would end the process.
  pool.on('error', (error) => console.warn(error.message))
  return {
    url: postgres.url,
    pool,
    stop: async () => {
      await pool.end()
      await postgres.stop()
    },
  }
}
