import type { EventDefinition, PayloadOf } from '@fairlead/contract/event.ts'
import { type Database, statement } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Logger } from '../logging/logger.ts'

const put = statement('outbox_put', 'insert into outbox_events (name, payload) values ($1, $2)')
const take = statement(
  'outbox_take',
  `delete from outbox_events where id in (
     select id from outbox_events order by id limit 200 for update skip locked
   ) returning event_id, name, payload, emitted_at`,
)

const SWEEP_MS = 2_000
// Events of the same moment travel together: a busy minute costs hundreds of transfers, not thousands.
const GATHER_MS = 100

interface Delivery {
  eventId: string
  emittedAt: string
  payload: unknown
}

export interface Happened<Payload> {
  id: string
  at: Date
  payload: Payload
}

export type Listener<E extends EventDefinition> = (
  payload: PayloadOf<E>,
  event: { id: string; at: Date },
) => Promise<unknown>

/**
 * What happened, told to whoever listens. An event is written in the transaction it speaks of; afterwards a relay
 * gives each listener what came up, in one job. Delivery is at least once, so a listener done twice must change nothing.
 */
export class Events {
  readonly #database: Database
  readonly #jobs: Jobs
  readonly #log: Logger
  readonly #listeners = new Map<string, string[]>()
  #sweep: NodeJS.Timeout | undefined
  #soon: NodeJS.Timeout | undefined
  #relaying: Promise<void> | undefined
  #wokenAgain = false
  #stopped = true

  constructor(database: Database, jobs: Jobs, log: Logger) {
    this.#database = database
    this.#jobs = jobs
    this.#log = log
  }

  /** `listenerName` names the job, so it must not change while events are on their way: `xapi.record-comment`. */
  on<E extends EventDefinition>(event: E, listenerName: string, listener: Listener<E>): void {
    this.#listen(event, listenerName, async (deliveries) => {
      const failed: Delivery[] = []
      for (const delivery of deliveries) {
        const { payload, ...happened } = read(event, delivery)
        await listener(payload, happened).catch((error) => {
          if (deliveries.length === 1) throw error
          failed.push(delivery)
        })
      }
      return failed
    })
  }

  /** For a listener that does many at once as cheaply as one. */
  onMany<E extends EventDefinition>(
    event: E,
    listenerName: string,
    listener: (happened: Happened<PayloadOf<E>>[]) => Promise<unknown>,
  ): void {
    this.#listen(event, listenerName, (deliveries) =>
      listener(deliveries.map((delivery) => read(event, delivery))).then(
        () => [],
        (error) => {
          if (deliveries.length === 1) throw error
          return deliveries
        },
      ),
    )
  }

  /** What `deliver` returns has failed in company and is tried again one by one, so that one bad event holds up no other. */
  #listen(
    event: EventDefinition,
    listenerName: string,
    deliver: (deliveries: Delivery[]) => Promise<Delivery[]>,
  ): void {
    const job = `${event.name}/${listenerName}`
    this.#listeners.set(event.name, [...(this.#listeners.get(event.name) ?? []), job])
    this.#jobs.define<{ deliveries: Delivery[] }>({
      name: job,
      handle: async ({ deliveries }) => {
        const failed = await deliver(deliveries)
        await this.#jobs.send(
          job,
          failed.map((delivery) => ({ deliveries: [delivery] })),
        )
      },
    })
  }

  /** Call inside a transaction. What nobody listens to is not written. */
  emit<E extends EventDefinition>(event: E, payload: PayloadOf<E>): void {
    if (!this.#listeners.has(event.name)) return
    this.#database.beforeCommit(() => this.#database.rows(put, [event.name, JSON.stringify(payload)]))
    this.#database.afterCommit(() => this.#wakeSoon())
  }

  start(): void {
    this.#stopped = false
    // Picks up what a node wrote and could not relay before it died.
    this.#sweep = setInterval(() => this.#wake(), SWEEP_MS)
    this.#sweep.unref()
    this.#wake()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearInterval(this.#sweep)
    clearTimeout(this.#soon)
    await this.#relaying
  }

  #wakeSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined
      this.#wake()
    }, GATHER_MS).unref()
  }

  #wake(): void {
    if (this.#stopped) return
    if (this.#relaying) {
      this.#wokenAgain = true
      return
    }
    // Left the caller's unit of work: the relay has a transaction of its own.
    this.#relaying = this.#database
      .apart(() => this.#relay())
      .finally(() => {
        this.#relaying = undefined
        if (this.#wokenAgain) {
          this.#wokenAgain = false
          this.#wake()
        }
      })
  }

  async #relay(): Promise<void> {
    try {
      for (let moved = 1; moved > 0 && !this.#stopped; )
        moved = await this.#database.transaction(() => this.#moveBatch())
    } catch (error) {
      this.#log.warn({ err: (error as Error).message }, 'events wait for the database')
    }
  }

  async #moveBatch(): Promise<number> {
    const taken = await this.#database.rows<{
      event_id: string
      name: string
      payload: unknown
      emitted_at: Date
    }>(take)
    const byJob = new Map<string, Delivery[]>()
    for (const row of taken)
      for (const job of this.#listeners.get(row.name) ?? [])
        byJob.set(job, [
          ...(byJob.get(job) ?? []),
          { eventId: row.event_id, emittedAt: row.emitted_at.toISOString(), payload: row.payload },
        ])
    for (const [job, deliveries] of byJob) await this.#jobs.send(job, [{ deliveries }])
    return taken.length
  }
}

const read = <E extends EventDefinition>(event: E, delivery: Delivery): Happened<PayloadOf<E>> => ({
  id: delivery.eventId,
  at: new Date(delivery.emittedAt),
  payload: event.payload.parse(delivery.payload) as PayloadOf<E>,
})
