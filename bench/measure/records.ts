import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import {
  ACTIVITY_EVERY,
  AGENT_EVERY,
  activityOf,
  agentOf,
  fillRecords,
  keyIn,
  RECORDS_SECRET,
  type RecordStoreOfSize,
  VERBS,
  verbOf,
} from '../world/fill-records.ts'

const SMALL = 10_000
const REQUESTS = 120
const PAGE = 100
const BATCH = 50

/** Milliseconds, the median of many requests one after the other, on each store in turn. */
export interface RecordLine {
  name: string
  small: number
  large: number
}

export interface RecordResults {
  statements: [number, number]
  /** Bare Fastify and one committed insert. */
  bareInsert: number
  lines: RecordLine[]
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

const timed = async (act: () => Promise<Response>): Promise<number> => {
  const from = performance.now()
  const answer = await act()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`the record store answered ${answer.status}`)
  return performance.now() - from
}

const headers = (store: RecordStoreOfSize) => ({
  authorization: `Basic ${Buffer.from(`${keyIn(store)}:${RECORDS_SECRET}`).toString('base64')}`,
  'x-experience-api-version': '2.0.0',
  'content-type': 'application/json',
})

const anyOf = (count: number): number => Math.floor(Math.random() * Math.max(count, 1))

const filters: Record<string, (store: RecordStoreOfSize) => Record<string, string>> = {
  'statements, newest': () => ({}),
  'by agent': ({ statements }) => ({ agent: JSON.stringify(agentOf(anyOf(statements / AGENT_EVERY))) }),
  'by verb': () => ({ verb: verbOf(anyOf(VERBS)) }),
  'by activity': ({ statements }) => ({ activity: activityOf(anyOf(statements / ACTIVITY_EVERY)) }),
  'by agent and verb': ({ statements }) => ({
    agent: JSON.stringify(agentOf(anyOf(statements / AGENT_EVERY))),
    verb: verbOf(anyOf(VERBS)),
  }),
}

const statement = () => ({
  id: randomUUID(),
  actor: agentOf(anyOf(100)),
  verb: { id: verbOf(anyOf(VERBS)) },
  object: { id: activityOf(anyOf(100)) },
})

/** What the record store costs when it is small and when it is large. */
export const measureRecords = async (
  product: string,
  bare: string,
  pool: Pool,
  large: number,
): Promise<RecordResults> => {
  const stores: [RecordStoreOfSize, RecordStoreOfSize] = [
    { enterpriseId: 900_001, statements: SMALL },
    { enterpriseId: 900_002, statements: large },
  ]
  for (const store of stores) await fillRecords(pool, store)
  await pool.query('analyze record_statements, record_keys')
  const address = `${product}/xapi/statements`

  const compare = async (
    name: string,
    act: (store: RecordStoreOfSize) => Promise<Response>,
  ): Promise<RecordLine> => {
    const times: [number[], number[]] = [[], []]
    for (let turn = 0; turn < REQUESTS; turn += 1) {
      times[0].push(await timed(() => act(stores[0])))
      times[1].push(await timed(() => act(stores[1])))
    }
    return { name, small: median(times[0]), large: median(times[1]) }
  }
  const store = (count: number) => (where: RecordStoreOfSize) =>
    fetch(address, {
      method: 'POST',
      headers: headers(where),
      body: JSON.stringify(count === 1 ? statement() : Array.from({ length: count }, statement)),
    })

  const lines: RecordLine[] = []
  for (const [name, filter] of Object.entries(filters))
    lines.push(
      await compare(`GET ${PAGE} ${name}`, (where) =>
        fetch(`${address}?${new URLSearchParams({ limit: String(PAGE), ...filter(where) })}`, {
          headers: headers(where),
        }),
      ),
    )
  lines.push(await compare('POST 1', store(1)), await compare(`POST ${BATCH}`, store(BATCH)))
  const inserts: number[] = []
  for (let turn = 0; turn < REQUESTS; turn += 1)
    inserts.push(
      await timed(() =>
        fetch(`${bare}/notes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ content: JSON.stringify(statement()) }),
        }),
      ),
    )
  return { statements: [SMALL, large], bareInsert: median(inserts), lines }
}
