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

/** Hands PostgreSQL's lines on by weight, and keeps the last ones to tell why it ended. */
export class PostgresLog {
  readonly #lines: string[] = []

  constructor(stream: Readable, log: DatabaseLog) {
    createInterface({ input: stream }).on('line', (line) => {
      this.#lines.push(line)
      if (this.#lines.length > KEPT_LINES) this.#lines.shift()
      if (line.startsWith('PANIC:')) log.error(`postgres: ${line}`)
      else if (line.startsWith('FATAL:')) log.warn(`postgres: ${line}`)
      else log.debug(`postgres: ${line}`)
    })
  }

  says(text: string | RegExp): boolean {
    return this.#lines.some((line) => (typeof text === 'string' ? line.includes(text) : text.test(line)))
  }

  get text(): string {
    return this.#lines.join('\n')
  }

  /** The line that gave the reason, or the last one. */
  get reason(): string {
    return (
      this.#lines.findLast((line) => /^(FATAL|PANIC):/.test(line)) ?? this.#lines.at(-1) ?? 'it said nothing'
    )
  }
}
