import { AsyncLocalStorage } from 'node:async_hooks'
import type { Writable } from 'node:stream'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient, QueryResultRow } from 'pg'
import { countQuery } from './query-count.ts'

/** A hot query: prepared once per connection under its name. Everything else goes through `orm`. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export const statement = (name: string, text: string): Statement => ({ name, text })

interface UnitOfWork {
  client: PoolClient | undefined
  orm: NodePgDatabase | undefined
  opening: Promise<PoolClient> | undefined
  beforeCommit: (() => Promise<unknown>)[]
  afterCommit: (() => void)[]
}

const newUnit = (): UnitOfWork => ({
  client: undefined,
  orm: undefined,
  opening: undefined,
  beforeCommit: [],
  afterCommit: [],
})

/**
 * The way to PostgreSQL. Inside a unit of work every query runs on its one connection, so that services and
 * repositories need not pass a transaction around; outside, each query takes a connection of the pool.
 */
export class Database {
  readonly #pool: Pool
  readonly #poolOrm: NodePgDatabase
  readonly #units = new AsyncLocalStorage<UnitOfWork>()

  constructor(pool: Pool) {
    this.#pool = pool
    this.#poolOrm = drizzle(pool)
  }

  get pool(): Pool {
    return this.#pool
  }

  get orm(): NodePgDatabase {
    countQuery()
    return this.#units.getStore()?.orm ?? this.#poolOrm
  }

  async rows<Row extends QueryResultRow>(hot: Statement, values: unknown[] = []): Promise<Row[]> {
    countQuery()
    const target = this.#units.getStore()?.client ?? this.#pool
    const result = await target.query<Row>({ name: hot.name, text: hot.text, values })
    return result.rows
  }

  /** For libraries that bring their own SQL and must take part in our transaction. */
  async execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    countQuery()
    return (this.#units.getStore()?.client ?? this.#pool).query(text, values)
  }

  /**
   * Runs `work` in a transaction: the one of the surrounding unit of work when there is one, which then commits or
   * rolls back as a whole; otherwise one of its own.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const unit = this.#units.getStore()
    if (!unit) return this.unitOfWork(() => this.transaction(work))
    await this.#open(unit)
    return work()
  }

  /** Everything in `work` takes effect together or not at all. `beforeCommit` sees the result while it can still be undone. */
  async unitOfWork<T>(work: () => Promise<T>, beforeCommit?: (result: T) => Promise<unknown>): Promise<T> {
    const unit = newUnit()
    return this.#units.run(unit, async () => {
      try {
        const result = await work()
        if (unit.client) await this.#commit(unit, unit.client, beforeCommit && (() => beforeCommit(result)))
        for (const act of unit.afterCommit) act()
        return result
      } catch (error) {
        await this.#abandon(unit)
        throw error
      }
    })
  }

  /** Work that must stand even when the surrounding unit of work is rolled back, such as counting a failed sign-in. */
  apart<T>(work: () => Promise<T>): Promise<T> {
    return this.#units.exit(work)
  }

  beforeCommit(act: () => Promise<unknown>): void {
    const unit = this.#units.getStore()
    if (!unit) throw new Error('beforeCommit needs a transaction around it')
    unit.beforeCommit.push(act)
  }

  /** Runs once the transaction stands; at once when there is none. */
  afterCommit(act: () => void): void {
    const unit = this.#units.getStore()
    if (unit) unit.afterCommit.push(act)
    else act()
  }

  async #open(unit: UnitOfWork): Promise<void> {
    unit.opening ??= this.#pool.connect().then((client) => {
      unit.client = client
      unit.orm = drizzle(client)
      // Not awaited: it travels in the same packet as the first query behind it.
      inOnePacket(client, () => client.query('begin').catch(() => undefined))
      return client
    })
    await unit.opening
  }

  async #commit(
    unit: UnitOfWork,
    client: PoolClient,
    last: (() => Promise<unknown>) | undefined,
  ): Promise<void> {
    const acts = last ? [...unit.beforeCommit, last] : unit.beforeCommit
    // Sent together, each act being one query: when one fails, PostgreSQL turns the commit behind it into a rollback.
    const { written, commit } = inOnePacket(client, () => ({
      written: acts.map((act) => act()),
      commit: client.query('commit'),
    }))
    const failed = (await Promise.allSettled([...written, commit])).find(
      (outcome) => outcome.status === 'rejected',
    )
    if (failed) throw failed.reason
    if ((await commit).command !== 'COMMIT') throw new Error('the transaction had failed before its commit')
    unit.orm = undefined
    unit.client = undefined
    client.release()
  }

  async #abandon(unit: UnitOfWork): Promise<void> {
    const client = unit.client ?? (await unit.opening?.catch(() => undefined))
    unit.client = undefined
    unit.orm = undefined
    if (!client) return
    try {
      await client.query('rollback')
      client.release()
    } catch {
      client.release(true)
    }
  }
}

/** Holds back what is written to the connection until the end of this tick, so that neighbours share a system call. */
const inOnePacket = <T>(client: PoolClient, send: () => T): T => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  setImmediate(() => stream.uncork())
  return send()
}
