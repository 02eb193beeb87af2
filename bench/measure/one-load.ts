import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { cases } from '../load/cases.ts'
import type { Generator } from '../load/generator.ts'
import type { LoadOrder } from '../load/load-messages.ts'
import type { Child } from '../servers/child.ts'
import { familyProcessorTime, processorTime } from './processes.ts'
import { queriesPerRequest, readQueryCounts } from './query-counts.ts'

const CONNECTIONS = 16
const SETTLE_SECONDS = 2

export interface Bench {
  generator: Generator
  servers: Readonly<Record<'bare' | 'product', { url: string; child: Child }>>
  pool: Pool
  postmaster: number
  /** Of everybody in the world. */
  password: string
}

export interface Measured {
  perSecond: number
  queriesPerRequest: number | undefined
  /** Milliseconds of processor time per operation, which depend little on what else the machine does. */
  serverTime: number | undefined
  databaseTime: number | undefined
}

export type Span = Pick<LoadOrder, 'warmUpSeconds' | 'seconds'>

/** One case under load for a short while. */
export const loadWith = async (bench: Bench, name: string, span: Span): Promise<Measured> => {
  const { target = 'bare', paths = [] } = cases[name] ?? {}
  const { url, child } = bench.servers[target]
  const look = async () => ({
    queries: await readQueryCounts(bench.servers.product.url),
    server: processorTime(child.pid),
    database: familyProcessorTime(bench.postmaster),
  })
  const waiting = await countWaiting(bench.pool)
  const before = await look()
  const { password, generator } = bench
  const result = await generator.load({ name, url, connections: CONNECTIONS, password, ...span })
  const after = await look()
  await settle(bench.pool, waiting)
  return {
    perSecond: result.perSecond,
    queriesPerRequest: queriesPerRequest(before.queries, after.queries, paths),
    serverTime: difference(before.server, after.server, result.allOperations),
    databaseTime: difference(before.database, after.database, result.allOperations),
  }
}

const difference = (
  before: number | undefined,
  after: number | undefined,
  operations: number,
): number | undefined =>
  before === undefined || after === undefined ? undefined : (after - before) / operations

/** What a case left to the background is its own business, not that of the next one; but we do not wait for ever. */
const settle = async (pool: Pool, before: number): Promise<void> => {
  const deadline = performance.now() + SETTLE_SECONDS * 1000
  while ((await countWaiting(pool)) > before && performance.now() < deadline) await pause(50)
}

/** Events that have not reached all their listeners. */
export const countWaiting = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ waiting: number }>(
    `select (select count(*) from outbox_events)::int
          + (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now())::int as waiting`,
  )
  return rows[0]?.waiting ?? 0
}
