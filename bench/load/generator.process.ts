import { Caller } from './calls.ts'
import { cases } from './cases.ts'
import { Connection } from './connection.ts'
import type { LoadOrder, LoadResult } from './load-messages.ts'
import { percentile } from './statistics.ts'

/** Makes the load in a process of its own, so that nothing of the benchmark itself slows it down. */
const done = new Map<string, number>()
const prepared = new Set<string>()

const run = async (order: LoadOrder): Promise<LoadResult> => {
  const load = cases[order.name]
  if (!load) throw new Error(`no case ${order.name}`)
  const connections = await Promise.all(
    Array.from({ length: order.connections }, () => Connection.open(order.url)),
  )
  const callers = connections.map((connection) => new Caller(connection))
  const latencies: number[] = []
  const earlier = done.get(order.name) ?? 0
  let n = earlier

  const drive = async (caller: Caller, until: number, isMeasured: boolean) => {
    for (let from = performance.now(); from < until; ) {
      await load.operate(caller, n++, order.password)
      const now = performance.now()
      if (isMeasured) latencies.push(now - from)
      from = now
    }
  }
  const driveAll = async (seconds: number, isMeasured: boolean) => {
    const until = performance.now() + seconds * 1000
    await Promise.all(callers.map((caller) => drive(caller, until, isMeasured)))
  }

  const [first] = callers
  if (first && load.prepare && !prepared.has(order.name)) await load.prepare(first)
  prepared.add(order.name)
  await driveAll(order.warmUpSeconds, false)
  const start = performance.now()
  await driveAll(order.seconds, true)
  const seconds = (performance.now() - start) / 1000
  done.set(order.name, n)
  for (const connection of connections) connection.close()
  const ascending = Float64Array.from(latencies).sort()
  return {
    allOperations: n - earlier,
    perSecond: latencies.length / seconds,
    p50: percentile(ascending, 0.5),
    p99: percentile(ascending, 0.99),
  }
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ failure: error.message }),
  )
})
process.once('disconnect', () => process.exit())
