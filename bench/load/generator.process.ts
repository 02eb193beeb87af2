import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { PEOPLE, tokenOf } from '../world/world.ts'
import { Caller } from './calls.ts'
import { cases, type LoadCase } from './cases.ts'
import { Connection } from './connection.ts'
import type { Latency, LoadOrder, LoadResult, Question, Reply } from './load-messages.ts'
import { percentile } from './statistics.ts'

/** Makes the load in a process of its own, so that nothing of the benchmark itself slows it down. */
interface Progress {
  load: LoadCase
  callers: Caller[]
  /** Operations so far, which number the next ones. */
  done: number
  latencies: number[]
}

const progress = new Map<string, Progress>()

const begin = async ({ name, url, connections }: LoadOrder): Promise<Progress> => {
  const load = cases[name]
  if (!load) throw new Error(`no case ${name}`)
  const opened = await Promise.all(Array.from({ length: connections }, () => Connection.open(url)))
  const callers = opened.map((connection) => new Caller(connection))
  const [first] = callers
  if (first) await load.prepare?.(first)
  const begun = { load, callers, done: 0, latencies: [] }
  progress.set(name, begun)
  return begun
}

const run = async (order: LoadOrder): Promise<LoadResult> => {
  const own = progress.get(order.name) ?? (await begin(order))
  const before = own.done

  const drive = async (caller: Caller, until: number, latencies: number[]) => {
    for (let from = performance.now(); from < until; ) {
      await own.load.operate(caller, own.done++, order.password)
      const now = performance.now()
      latencies.push(now - from)
      from = now
    }
  }
  const driveAll = async (seconds: number, latencies: number[]) => {
    const until = performance.now() + seconds * 1000
    await Promise.all(own.callers.map((caller) => drive(caller, until, latencies)))
  }

  if (own.load.target === 'product') await everybodyIsHere(own.callers)
  await driveAll(order.warmUpSeconds, [])
  const measuredBefore = own.latencies.length
  const start = performance.now()
  await driveAll(order.seconds, own.latencies)
  const seconds = (performance.now() - start) / 1000
  return {
    allOperations: own.done - before,
    perSecond: (own.latencies.length - measuredBefore) / seconds,
  }
}

/** The server remembers sessions for some seconds; while other cases had their turn, it has forgotten them. */
const everybodyIsHere = async (callers: readonly Caller[]): Promise<void> => {
  let person = 0
  const greet = async (caller: Caller) => {
    while (person < PEOPLE) await caller.get(readSession.path, tokenOf(person++))
  }
  await Promise.all(callers.map(greet))
}

const latencyOf = (name: string): Latency => {
  const ascending = Float64Array.from(progress.get(name)?.latencies ?? []).sort()
  return { p50: percentile(ascending, 0.5), p99: percentile(ascending, 0.99) }
}

const answer = async (question: Question): Promise<Reply> =>
  'load' in question ? { result: await run(question.load) } : { latency: latencyOf(question.latencyOf) }

process.on('message', async (question: Question) => {
  const reply = await answer(question).catch((error: Error): Reply => ({ failure: error.message }))
  process.send?.(reply)
})
process.once('disconnect', () => process.exit())
