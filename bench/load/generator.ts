import { join } from 'node:path'
import { Child, WITH_MESSAGES } from '../servers/child.ts'
import type { Latency, LoadOrder, LoadResult, Question, Reply } from './load-messages.ts'

/** The load generator as the benchmark speaks with it. */
export class Generator {
  readonly child = new Child(
    'the load generator',
    process.execPath,
    [join(import.meta.dirname, 'generator.process.ts')],
    WITH_MESSAGES,
  )

  async load(order: LoadOrder): Promise<LoadResult> {
    const reply = await this.#ask({ load: order })
    if ('result' in reply) return reply.result
    throw new Error(`${order.name}: ${'failure' in reply ? reply.failure : 'no result'}`)
  }

  async latencyOf(name: string): Promise<Latency> {
    const reply = await this.#ask({ latencyOf: name })
    if ('latency' in reply) return reply.latency
    throw new Error(`${name}: no latency`)
  }

  #ask(question: Question): Promise<Reply> {
    return this.child.ask<Reply>(question)
  }
}
