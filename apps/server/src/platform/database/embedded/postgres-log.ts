import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** What we need of a logger; pino is one. */
export interface DatabaseLog {
  debug(message: string): void
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

const KEPT_LINES = 40
// How PostgreSQL takes leave of its clients when it is asked to stop.
const FAREWELL = /terminating connection due to administrator command/
const KEY_LINE = /\b(FATAL|PANIC): +(.*)/

/** Hands PostgreSQL's lines on by weight, and keeps the last ones to tell why it ended. */
export class PostgresLog {
  readonly #lines: string[] = []

  constructor(stream: Readable, log: DatabaseLog) {
    createInterface({ input: stream }).on('line', (line) => {
      this.#lines.push(line)
      if (this.#lines.length > KEPT_LINES) this.#lines.shift()
      const level = KEY_LINE.exec(line)?.[1]
      if (level === 'PANIC') log.error(`postgres: ${line}`)
      else if (level === 'FATAL' && !FAREWELL.test(line)) log.warn(`postgres: ${line}`)
      else log.debug(`postgres: ${line}`)
    })
  }

  get text(): string {
    return this.#lines.join('\n')
  }

  /** The line that gave the reason, or the last one. */
  get reason(): string {
    const key = this.#lines.findLast((line) => KEY_LINE.test(line))
    return key?.match(KEY_LINE)?.[2] ?? this.#lines.at(-1) ?? 'it said nothing'
  }
}
