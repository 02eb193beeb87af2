import { chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskFullError, StartError, saysDiskFull } from '../../start-error.ts'
import type { ClusterPlace } from './cluster-place.ts'
import { type CommandResult, runCommand } from './run-command.ts'

export const USER = 'fairlead'
export const DATABASE = 'fairlead'

// The system's character type tells letters from signs; without a UTF-8 one Chinese would have no trigrams.
const characterTypes = process.platform === 'win32' ? ['C'] : ['C.UTF-8', 'en_US.UTF-8', 'C']

/** Makes the cluster beside its final name and renames it when it is whole, so that no half-made one is ever started. */
export const createClusterIfMissing = async (
  place: ClusterPlace,
  { durable, passwordFile }: { durable: boolean; passwordFile: string | undefined },
): Promise<boolean> => {
  const { clusterDir, account } = place
  const major = await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (major !== undefined) {
    await assertSameMajor(place, major.trim())
    return false
  }
  const fresh = `${clusterDir}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (account) await chown(fresh, account.uid, account.gid)
  const access = passwordFile ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']
  await initialise(place, fresh, durable ? access : [...access, '--no-sync'])
  await createDatabase(place, fresh)
  await rename(fresh, clusterDir)
  if (durable) await syncFolder(dirname(clusterDir))
  return true
}

const initialise = async (
  { binDir, account }: ClusterPlace,
  folder: string,
  more: string[],
): Promise<void> => {
  let result: CommandResult | undefined
  for (const characterType of characterTypes) {
    result = await runCommand(
      join(binDir, 'initdb'),
      [
        `--pgdata=${folder}`,
        `--username=${USER}`,
        '--encoding=UTF8',
        // The built-in locale sorts alike everywhere, so that indexes survive an update of the system.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${characterType}`,
        '--data-checksums',
        '--no-instructions',
        ...more,
      ],
      { account },
    )
    if (result.code === 0) return
    if (!result.output.includes('invalid locale')) break
  }
  throw creationError(folder, result)
}

/** In single-user mode, so that a cluster without our database never exists. */
const createDatabase = async ({ binDir, account }: ClusterPlace, folder: string): Promise<void> => {
  const result = await runCommand(join(binDir, 'postgres'), ['--single', '-D', folder, 'postgres'], {
    account,
    input: `create database ${DATABASE}\n`,
  })
  if (result.code !== 0 || /^(ERROR|FATAL|PANIC):/m.test(result.output)) throw creationError(folder, result)
}

const creationError = (folder: string, result: CommandResult | undefined): StartError => {
  const output = result?.output ?? ''
  if (saysDiskFull(output)) return diskFullError(dirname(folder))
  const reason = output.split('\n').findLast((line) => /error|fatal|panic/i.test(line)) ?? output
  return new StartError(`The database could not be created in ${dirname(folder)}: ${reason.trim()}`)
}

const assertSameMajor = async (
  { binDir, clusterDir, account }: ClusterPlace,
  existing: string,
): Promise<void> => {
  const { output } = await runCommand(join(binDir, 'postgres'), ['--version'], { account })
  const ours = /(\d+)\.\d+/.exec(output)?.[1]
  if (ours !== undefined && ours !== existing)
    throw new StartError(
      `The database in ${clusterDir} is of PostgreSQL ${existing}, and this is PostgreSQL ${ours}. Export it with the former version first.`,
    )
}

/** Windows has no such thing, and needs none. */
const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
