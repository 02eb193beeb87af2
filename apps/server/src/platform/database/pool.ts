import pg from 'pg'
import type { Logger } from '../logging/logger.ts'
import { StartError } from '../start-error.ts'

export interface Connection {
  connectionString?: string
  host?: string
  port?: number
  user?: string
  database?: string
}

const INT8 = 20
// Ids stay far below 2^53, so that plain numbers are exact and JSON needs no strings.
pg.types.setTypeParser(INT8, Number)

const OLDEST_SERVER = 150_000

export const createPool = (connection: Connection, size: number, log: Logger): pg.Pool => {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'fairlead',
    // Our prepared statements are written to have one good plan; planning anew costs more than most of them take.
    // They answer in the order they are written in; parallel workers would help none of them.
    options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0',
  } as pg.PoolConfig)
  // Without a listener a connection that breaks, idle or held, would end the process; it is replaced on next use.
  const onLost = (error: Error) => {
    if (!pool.ending) log.warn({ err: error.message }, 'database connection lost')
  }
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

export const assertUsable = async (pool: pg.Pool, where: string): Promise<void> => {
  const version = await pool
    .query<{ version: number }>("select current_setting('server_version_num')::int as version")
    .then((result) => result.rows[0]?.version ?? 0)
    .catch((error: Error) => {
      throw new StartError(`${where} is not reachable: ${error.message || (error as { code?: string }).code}`)
    })
  if (version < OLDEST_SERVER)
    throw new StartError(`${where} is PostgreSQL ${Math.floor(version / 10_000)}; at least 15 is needed.`)
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08006',
])

/** The database is away or full up, as opposed to a mistake in a query: worth a 503 and another try. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  if (code && unavailableCodes.has(code)) return true
  if (
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      error.message,
    )
  )
    return true
  return error.cause !== undefined && isUnavailable(error.cause)
}
