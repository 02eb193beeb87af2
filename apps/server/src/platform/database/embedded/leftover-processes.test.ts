import { spawn } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { processesOf, recordedPid } from './leftover-processes.ts'
import { query } from './testing/query.ts'
import { recordingLog } from './testing/recording-log.ts'
import { startOwner } from './testing/start-owner.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

const patience = { timeout: 20_000, interval: 20 }

const restart = async (dataDir: string) => {
  const log = recordingLog()
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } })
  onTestFinished(postgres.stop)
  return { ...postgres, said: log.lines.join('\n') }
}

test('when its owner is killed, the database stops by itself and cleanly', async () => {
  const dataDir = await temporaryFolder()
  const owner = await startOwner({ dataDir })
  await query(owner.connection, 'create table note as select 7 as n')
  await owner.kill()
  await vi.waitFor(async () => expect(await processesOf(join(dataDir, 'postgres'))).toEqual([]), patience)
  const { connection, said } = await restart(dataDir)
  expect(await query(connection, 'select n from note')).toEqual([{ n: 7 }])
  expect(said).toContain('database system was shut down')
  expect(said).not.toContain('was not properly shut down')
})

const killOwnerWatch = async (cluster: string) => {
  for (const pid of (await readdir('/proc')).map(Number).filter((pid) => pid > 0)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('fairlead-owner-watch') && command.includes(cluster)) process.kill(pid, 'SIGKILL')
  }
}

test.runIf(process.platform === 'linux')(
  'a database that outlived its owner is stopped and started anew',
  async () => {
    const dataDir = await temporaryFolder()
    const cluster = join(dataDir, 'postgres')
    const owner = await startOwner({ dataDir })
    await query(owner.connection, 'create table note as select 7 as n')
    await killOwnerWatch(cluster)
    await owner.kill()
    const orphan = await recordedPid(cluster)
    expect(await processesOf(cluster)).toContain(orphan)
    const { connection, said } = await restart(dataDir)
    expect(said).toContain('stopped a database that an earlier start had left running')
    expect(await recordedPid(cluster)).not.toBe(orphan)
    expect(await query(connection, 'select n from note')).toEqual([{ n: 7 }])
  },
)

test('after a crash, a recorded pid that now is somebody else’s is in nobody’s way', async () => {
  const dataDir = await temporaryFolder()
  const cluster = join(dataDir, 'postgres')
  const first = await restart(dataDir)
  const record = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
  await first.stop()
  const { uid, gid } = await stat(cluster)
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  onTestFinished(() => void stranger.kill())
  await writeFile(join(cluster, 'postmaster.pid'), record.replace(/^\d+/, String(stranger.pid)))
  const { connection } = await restart(dataDir)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
})
