import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DataFolderInUseError } from './data-folder-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { processesOf } from './leftover-processes.ts'
import { query } from './testing/query.ts'
import { recordingLog } from './testing/recording-log.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

const start = async (dataDir: string, settings = {}): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: recordingLog(),
    settings: { fsync: 'off', ...settings },
  })
  onTestFinished(postgres.stop)
  return postgres
}

test('what was written is there after stop and start, and nothing keeps running in between', async () => {
  const dataDir = await temporaryFolder()
  const first = await start(dataDir)
  await query(first.connection, "create table note (text text); insert into note values ('领航')")
  await first.stop()
  expect(await processesOf(join(dataDir, 'postgres'))).toEqual([])
  const second = await start(dataDir)
  expect(await query(second.connection, 'select text from note')).toEqual([{ text: '领航' }])
})

test('the database is ours: UTF-8, checksums, durable by default, Chinese in trigrams and sorted by pinyin', async () => {
  const dataDir = await temporaryFolder()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: recordingLog(),
    settings: { work_mem: '5MB' },
  })
  onTestFinished(postgres.stop)
  const { connection } = postgres
  const [settings] = await query(
    connection,
    `select current_database() as name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
            current_setting('synchronous_commit') as commit, current_setting('data_checksums') as checksums,
            current_setting('work_mem') as work_mem, current_setting('timezone') as zone`,
  )
  expect(settings).toEqual({
    name: 'fairlead',
    encoding: 'UTF8',
    fsync: 'on',
    commit: 'on',
    checksums: 'on',
    work_mem: '5MB',
    zone: 'UTC',
  })
  await query(connection, 'create extension pg_trgm')
  expect(await query(connection, "select array_length(show_trgm('学习'), 1) as trigrams")).toEqual([
    { trigrams: 3 },
  ])
  const sorted = await query(
    connection,
    `select string_agg(name, '' order by name collate "zh-x-icu") as names from unnest(array['张', '安', '李']) as name`,
  )
  expect(sorted).toEqual([{ names: '安李张' }])
})

test('it is reached through a socket in a private folder, and a second start leaves it alone', async () => {
  const dataDir = await temporaryFolder()
  const { connection, url } = await start(dataDir)
  expect((await stat(connection.host)).mode & 0o777).toBe(0o700)
  await expect(start(dataDir)).rejects.toThrow(DataFolderInUseError)
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(
    "select current_user as who, current_setting('listen_addresses') as tcp",
  )
  await client.end()
  expect(rows).toEqual([{ who: 'fairlead', tcp: '' }])
})

test('a cluster that was only half made is made again', async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'postgres.new'))
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
  const { connection } = await start(dataDir)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a database of another PostgreSQL version, or a setting it refuses, is told in one line', async () => {
  const dataDir = await temporaryFolder()
  await expect(start(dataDir, { shared_buffers: 'plenty' })).rejects.toThrow(
    /^PostgreSQL could not be started in .*: invalid value for parameter "shared_buffers": "plenty"$/,
  )
  const file = join(dataDir, 'postgres', 'PG_VERSION')
  const ours = (await readFile(file, 'utf8')).trim()
  await writeFile(file, '12\n')
  await expect(start(dataDir)).rejects.toThrow(`is of PostgreSQL 12, and this is PostgreSQL ${ours}.`)
})
