import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const READY_SECONDS = 120
const STOP_SECONDS = 20
const POLL_MS = 10

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address.port
}

/** For a process that speaks with us by messages. */
export const WITH_MESSAGES: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }

/** A process of the benchmark: what it said is kept for the case that it fails, and it is ended by its id. */
export class Child {
  readonly process: ChildProcess
  readonly #name: string
  #said = ''

  constructor(name: string, command: string, parts: readonly string[], options: SpawnOptions = {}) {
    this.#name = name
    this.process = spawn(command, parts, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said += text
      })
  }

  get pid(): number {
    if (this.process.pid === undefined) throw new Error(`${this.#name} did not start`)
    return this.process.pid
  }

  get #hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null
  }

  /** What stands in the brackets of the pattern, once it is said. */
  async says(pattern: RegExp): Promise<string> {
    const deadline = performance.now() + READY_SECONDS * 1000
    for (;;) {
      const found = pattern.exec(this.#said)?.[1]
      if (found) return found
      if (this.#hasEnded || performance.now() > deadline)
        throw new Error(`${this.#name} did not say ${pattern}:\n${this.#said}`)
      await pause(POLL_MS)
    }
  }

  /** When each of these addresses has answered 200 for the first time, as performance.now() counts. */
  async firstAnswers(urls: readonly string[]): Promise<number[]> {
    const deadline = performance.now() + READY_SECONDS * 1000
    return Promise.all(
      urls.map(async (url) => {
        while (!(await answers(url))) {
          if (this.#hasEnded) throw new Error(`${this.#name} ended while starting:\n${this.#said}`)
          if (performance.now() > deadline) throw new Error(`${url} did not answer:\n${this.#said}`)
          await pause(POLL_MS)
        }
        return performance.now()
      }),
    )
  }

  async ask<Answer>(question: object): Promise<Answer> {
    this.process.send(question)
    return this.next<Answer>()
  }

  async next<Answer>(): Promise<Answer> {
    const over = new AbortController()
    const { signal } = over
    try {
      const [answer] = (await Promise.race([
        once(this.process, 'message', { signal }),
        once(this.process, 'exit', { signal }).then(() => {
          throw new Error(`${this.#name} ended:\n${this.#said}`)
        }),
      ])) as [Answer]
      return answer
    } finally {
      over.abort()
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#hasEnded) return
    const ended = once(this.process, 'exit')
    const impatience = setTimeout(() => this.process.kill('SIGKILL'), STOP_SECONDS * 1000)
    this.process.kill(signal)
    await ended
    clearTimeout(impatience)
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
