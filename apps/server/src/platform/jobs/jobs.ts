import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import type { Connection } from '../database/pool.ts'
import type { Logger } from '../logging/logger.ts'

export interface JobDefinition<Data extends object = object> {
  name: string
  /** A cron expression in the product's time zone makes it a recurring job. */
  cron?: string
  handle(data: Data): Promise<unknown>
}

const RETRIES = 5
const STOP_WITHIN_MS = 8_000
// New jobs are told by NOTIFY at once; polling finds those whose pause between tries is over.
const polling = {
  batchSize: 20,
  perJobResults: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

/** Background work on PostgreSQL: at least once, with growing pauses between tries, on whichever node is free. */
export class Jobs {
  readonly #boss: PgBoss
  readonly #database: Database
  readonly #log: Logger
  readonly #timeZone: string
  readonly #definitions = new Map<string, JobDefinition>()
  #started = false

  constructor(database: Database, connection: Connection, timeZone: string, log: Logger) {
    this.#database = database
    this.#log = log
    this.#timeZone = timeZone
    this.#boss = new PgBoss({
      ...connection,
      max: 3,
      application_name: 'fairlead-jobs',
      useListenNotify: true,
    })
    this.#boss.on('error', (error) => log.warn({ err: error.message }, 'job queue'))
  }

  define<Data extends object>(definition: JobDefinition<Data>): void {
    if (this.#definitions.has(definition.name)) throw new Error(`job ${definition.name} is defined twice`)
    this.#definitions.set(definition.name, definition as unknown as JobDefinition)
  }

  async start(): Promise<void> {
    await this.#boss.start()
    this.#started = true
    for (const definition of this.#definitions.values()) await this.#run(definition)
  }

  async stop(): Promise<void> {
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    this.#started = false
  }

  /** Takes effect with the surrounding transaction: rolled back with it, and never run before its commit. */
  async send(name: string, items: object[]): Promise<void> {
    if (items.length === 0) return
    await this.#boss.insert(
      name,
      items.map((data) => ({ data })),
      { db: { executeSql: (text, values) => this.#database.execute(text, values) } },
    )
  }

  async #run(definition: JobDefinition): Promise<void> {
    const { name, cron } = definition
    await this.#boss.createQueue(name, {
      retryLimit: RETRIES,
      retryDelay: 1,
      retryBackoff: true,
      notify: true,
    })
    await this.#boss.work(name, polling, (jobs: Job<object>[]) => this.#work(definition, jobs))
    if (cron) await this.#boss.schedule(name, cron, {}, { tz: this.#timeZone })
    else await this.#boss.unschedule(name)
  }

  /** Each job of a batch succeeds or fails for itself. */
  async #work(definition: JobDefinition, jobs: Job<object>[]): Promise<JobResult[]> {
    const results: JobResult[] = []
    for (const { id, data } of jobs)
      try {
        await definition.handle(data)
        results.push({ id, status: 'completed' })
      } catch (error) {
        this.#log.warn({ err: error, job: definition.name, id }, 'job failed, will be tried again')
        results.push({ id, status: 'failed', output: { message: String(error) } })
      }
    return results
  }
}
