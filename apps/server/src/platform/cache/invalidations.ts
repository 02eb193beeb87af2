import pg from 'pg'
import type { Database } from '../database/database.ts'
import { statement } from '../database/database.ts'
import type { Connection } from '../database/pool.ts'
import type { Logger } from '../logging/logger.ts'

const CHANNEL = 'fairlead_invalidations'
const RETRY_MS = 500

const announce = statement('announce_invalidation', `select pg_notify('${CHANNEL}', $1)`)

/** `key` is undefined when anything may have changed, because we were not listening for a while. */
type Forget = (key: string | undefined) => void

/** Tells every node's caches what has changed. */
export class Invalidations {
  readonly #database: Database
  readonly #connection: Connection
  readonly #log: Logger
  readonly #forgets = new Map<string, Forget[]>()
  #client: pg.Client | undefined
  #stopped = false

  constructor(database: Database, connection: Connection, log: Logger) {
    this.#database = database
    this.#connection = connection
    this.#log = log
  }

  on(topic: string, forget: Forget): void {
    this.#forgets.set(topic, [...(this.#forgets.get(topic) ?? []), forget])
  }

  /** Reaches the caches when the surrounding transaction commits. */
  async announce(topic: string, key: string | number): Promise<void> {
    await this.#database.rows(announce, [`${topic}:${key}`])
    this.#database.afterCommit(() => this.#forget(topic, String(key)))
  }

  async start(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      keepAlive: true,
      application_name: 'fairlead-invalidations',
    })
    this.#client = client
    client.on('notification', ({ payload }) => {
      const [topic, key] = (payload ?? '').split(/:(.*)/s)
      if (topic && key) this.#forget(topic, key)
    })
    client.on('error', () => undefined)
    client.on('end', () => this.#again())
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      for (const topic of this.#forgets.keys()) this.#forget(topic, undefined)
    } catch (error) {
      this.#log.warn({ err: (error as Error).message }, 'cannot listen for invalidations yet')
      await client.end().catch(() => undefined)
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#client?.end().catch(() => undefined)
  }

  #again(): void {
    if (!this.#stopped) setTimeout(() => void (this.#stopped || this.start()), RETRY_MS).unref()
  }

  #forget(topic: string, key: string | undefined): void {
    for (const forget of this.#forgets.get(topic) ?? []) forget(key)
  }
}
