import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { processesOf, recordedPid } from './leftover-processes.ts'
import { query } from './testing/query.ts'
import { recordingLog } from './testing/recording-log.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

const patience = { timeout: 20_000, interval: 20 }

/** Inserts one number after another and remembers those that were acknowledged, through any number of outages. */
const writeUntilStopped = (connection: EmbeddedPostgres['connection']) => {
  const acknowledged: number[] = []
  let stopped = false
  const write = async () => {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    await client.connect()
    try {
      while (!stopped) {
        // Also counts up after a failure: a write without an answer may have happened.
        next += 1
        await client.query('insert into entry values ($1)', [next])
        acknowledged.push(next)
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  let next = 0
  const done = (async () => {
    while (!stopped) await write().catch(() => undefined)
  })()
  return {
    acknowledged,
    stop: async () => {
      stopped = true
      await done
    },
  }
}

test('killed under write load, it comes back by itself with every acknowledged write', async () => {
  const dataDir = await temporaryFolder()
  const cluster = join(dataDir, 'postgres')
  const log = recordingLog()
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  onTestFinished(postgres.stop)
  await query(postgres.connection, 'create table entry (n int primary key)')
  const writer = writeUntilStopped(postgres.connection)
  for (const round of [1, 2]) {
    const before = writer.acknowledged.length
    await vi.waitFor(() => expect(writer.acknowledged.length).toBeGreaterThan(before + 100), patience)
    process.kill((await recordedPid(cluster)) ?? 0, 'SIGKILL')
    await vi.waitFor(
      () => expect(log.lines.filter((line) => line === 'the database is back')).toHaveLength(round),
      patience,
    )
  }
  const after = writer.acknowledged.length
  await vi.waitFor(() => expect(writer.acknowledged.length).toBeGreaterThan(after + 100), patience)
  await writer.stop()
  const rows = await query(postgres.connection, 'select n from entry')
  const present = new Set(rows.map((row) => (row as { n: number }).n))
  expect(writer.acknowledged.filter((n) => !present.has(n))).toEqual([])
})

test('stopping ends it for good, also while it is down', async () => {
  const dataDir = await temporaryFolder()
  const cluster = join(dataDir, 'postgres')
  const log = recordingLog()
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } })
  process.kill((await recordedPid(cluster)) ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(log.lines.join()).toContain('went down and is started again'), patience)
  await postgres.stop()
  expect(await processesOf(cluster)).toEqual([])
})
