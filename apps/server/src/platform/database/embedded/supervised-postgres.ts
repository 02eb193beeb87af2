import { setTimeout as delay } from 'node:timers/promises'
import type { ClusterPlace } from './cluster-place.ts'
import type { Settings } from './cluster-settings.ts'
import { stopLeftovers } from './leftover-processes.ts'
import type { ListeningAddress } from './listening-address.ts'
import { type OwnerWatch, watchOwner } from './owner-watch.ts'
import type { DatabaseLog } from './postgres-log.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
const STEADY_AFTER_MS = 60_000

/** Keeps PostgreSQL running until told to stop: when it dies, it is started again, with growing pauses. */
export class SupervisedPostgres {
  readonly #place: ClusterPlace
  readonly #address: ListeningAddress
  readonly #settings: Settings
  readonly #log: DatabaseLog
  readonly #watch: OwnerWatch
  readonly #stopping = new AbortController()
  #current: Postmaster | undefined
  #keeping: Promise<void> = Promise.resolve()

  constructor(place: ClusterPlace, address: ListeningAddress, settings: Settings, log: DatabaseLog) {
    this.#place = place
    this.#address = address
    this.#settings = settings
    this.#log = log
    this.#watch = watchOwner(place)
  }

  async start(): Promise<void> {
    try {
      const first = await this.#launch()
      this.#keeping = this.#keepRunning(first)
    } catch (error) {
      this.#watch.end()
      throw error
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#current?.stop()
    await this.#keeping
    this.#watch.end()
    await this.#address.close()
  }

  async #launch(): Promise<Postmaster> {
    if (await stopLeftovers(this.#place.clusterDir))
      this.#log.warn('stopped a database that an earlier start had left running')
    await this.#address.prepare()
    const launched = await startPostmaster(this.#place, {
      settings: { ...this.#settings, ...this.#address.settings },
      log: this.#log,
      signal: this.#stopping.signal,
      onSpawn: (pid) => this.#watch.guard(pid),
    })
    this.#current = launched
    // Told to stop in the moment it was ready.
    if (this.#stopped) await launched.stop()
    return launched
  }

  async #keepRunning(first: Postmaster): Promise<void> {
    let running: Postmaster | undefined = first
    let pause = FIRST_PAUSE_MS
    while (!this.#stopped) {
      const since = Date.now()
      const reason = await running?.ended
      if (this.#stopped) return
      if (running) this.#log.error(`the database went down and is started again: ${reason}`)
      if (Date.now() - since > STEADY_AFTER_MS) pause = FIRST_PAUSE_MS
      await delay(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      if (this.#stopped) return
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      running = await this.#launch().catch((error: Error) => {
        if (!this.#stopped) this.#log.error(`the database does not start, trying again: ${error.message}`)
        return undefined
      })
      if (running && !this.#stopped) this.#log.info('the database is back')
    }
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted
  }
}
