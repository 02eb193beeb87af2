import { chmod, chown, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readNote } from './cluster-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { runCommand } from './run-command.ts'
import { query } from './testing/query.ts'
import { recordingLog } from './testing/recording-log.ts'
import { makeSmallCheckout } from './testing/small-checkout.ts'
import { startOwner } from './testing/start-owner.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

vi.setConfig({ testTimeout: 60_000 })

// Only root can become somebody else and close folders to them; an ordinary user's own case is every other test here.
const asRoot = test.runIf(process.getuid?.() === 0)
const nobody = { uid: 65_534, gid: 65_534 }

const startHere = async (dataDir: string, systemHome: string) => {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: recordingLog(),
    settings: { fsync: 'off' },
    systemHome,
  })
  onTestFinished(postgres.stop)
  return postgres
}

asRoot('root, with the checkout in a folder closed to everybody else', async () => {
  const folder = await temporaryFolder()
  const systemHome = join(folder, 'system')
  const checkout = join(folder, 'closed', 'checkout')
  const dataDir = join(checkout, '.data')
  const owned = { dataDir, systemHome, ...(await makeSmallCheckout(checkout)) }
  await chmod(join(folder, 'closed'), 0o700)

  const first = await startOwner(owned)
  await query(first.connection, 'create table note as select 7 as n')
  await first.stop()
  const second = await startOwner(owned)
  expect(await query(second.connection, 'select n from note')).toEqual([{ n: 7 }])
  await second.stop()
  const former = (await readNote(dataDir))?.home ?? ''
  expect((await stat(join(former, 'postgres'))).uid).not.toBe(0)

  await rm(dataDir, { recursive: true })
  const third = await startOwner(owned)
  await expect(query(third.connection, 'select n from note')).rejects.toThrow(
    'relation "note" does not exist',
  )
  await expect(stat(former)).rejects.toThrow('ENOENT')
})

asRoot('root, with a data folder of its own that nobody else may enter', async () => {
  const folder = await temporaryFolder()
  const systemHome = join(folder, 'system')
  const dataDir = join(folder, '.data')
  await mkdir(dataDir, { mode: 0o700 })
  await (await startHere(dataDir, systemHome)).stop()
  expect(await readdir(dataDir)).toEqual(['postgres'])
  // Passable for the database's group, as closed as before for everybody else.
  expect((await stat(dataDir)).mode & 0o777).toBe(0o710)
})

asRoot('root, with a database that can no longer be reached where it is', async () => {
  const folder = await temporaryFolder()
  const systemHome = join(folder, 'system')
  const dataDir = join(folder, 'outer', '.data')
  await mkdir(dataDir, { recursive: true })
  const first = await startHere(dataDir, systemHome)
  await query(first.connection, 'create table note as select 7 as n')
  await first.stop()
  expect(await readdir(dataDir)).toEqual(['postgres'])

  await chmod(join(folder, 'outer'), 0o700)
  const second = await startHere(dataDir, systemHome)
  expect(await query(second.connection, 'select n from note')).toEqual([{ n: 7 }])
  await second.stop()
  expect(await readdir(dataDir)).toEqual(['postgres-home.json'])

  // Reachable again: the database stays where the note says.
  await chmod(join(folder, 'outer'), 0o755)
  const third = await startHere(dataDir, systemHome)
  expect(await query(third.connection, 'select n from note')).toEqual([{ n: 7 }])
})

asRoot('an ordinary user in a checkout that is not theirs and where no install script ran', async () => {
  const folder = await temporaryFolder()
  const systemHome = join(folder, 'system')
  const dataDir = join(folder, '.data')
  const small = await makeSmallCheckout(folder)
  await mkdir(dataDir)
  await chown(dataDir, nobody.uid, nobody.gid)

  const user = await startOwner({ dataDir, systemHome, account: nobody, ...small })
  await query(user.connection, 'create table note as select 7 as n')
  await user.stop()
  // Root takes over for a while and changes no owner.
  const root = await startHere(dataDir, systemHome)
  expect(await query(root.connection, 'select n from note')).toEqual([{ n: 7 }])
  await root.stop()
  const again = await startOwner({ dataDir, systemHome, account: nobody, ...small })
  expect(await query(again.connection, 'select n from note')).toEqual([{ n: 7 }])
  await again.stop()

  const rootsDataDir = join(folder, 'roots')
  await (await startHere(rootsDataDir, systemHome)).stop()
  await expect(startOwner({ dataDir: rootsDataDir, account: nobody, ...small })).rejects.toThrow(
    `The database of ${rootsDataDir} was made by root. Start as root`,
  )
  await expect(stat(systemHome)).rejects.toThrow('ENOENT')
})

asRoot('a full disk is told in one line', async ({ skip }) => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, '.data')
  await mkdir(dataDir)
  const mounted = await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir])
  skip(mounted.code !== 0, 'this system does not let root mount a small disk')
  onTestFinished(async () => void (await runCommand('umount', [dataDir])))
  await expect(startHere(dataDir, join(folder, 'system'))).rejects.toThrow(
    `The disk that holds ${dataDir} is full. Free some space and start again.`,
  )
})
