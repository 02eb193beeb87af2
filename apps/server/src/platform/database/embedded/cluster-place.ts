import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { CLUSTER, createHome, findHome, moveCluster, readNote } from './cluster-home.ts'
import { completeBinaries, copyBinaries, findBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { type Account, runCommand, succeedsAs } from './run-command.ts'
import { findSystemAccount } from './system-account.ts'
import { openSystemHome } from './system-home.ts'

export interface ClusterPlace {
  clusterDir: string
  binDir: string
  /** Whom PostgreSQL runs as; ourselves when absent. */
  account: Account | undefined
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Decides where the cluster lives, from which binaries it runs and as whom. */
export const placeCluster = async (dataDir: string, systemHome: string): Promise<ClusterPlace> => {
  const isRoot = process.getuid?.() === 0
  if (!isRoot) await assertOurs(dataDir)
  const binaries = await completeBinaries(await findBinaries(), join(dataDir, 'binaries'))
  if (isRoot) return placeForRoot(dataDir, systemHome, binaries)
  return { clusterDir: join(dataDir, CLUSTER), binDir: join(binaries.nativeDir, 'bin'), account: undefined }
}

const assertOurs = async (dataDir: string): Promise<void> => {
  const owner = await stat(join(dataDir, CLUSTER)).then(
    ({ uid }) => uid,
    () => undefined,
  )
  const foreign = owner !== undefined && process.getuid !== undefined && owner !== process.getuid()
  if (foreign || (await readNote(dataDir)))
    throw new StartError(
      `The database of ${dataDir} was made by root. Start as root, or delete that folder for a fresh database.`,
    )
}

const placeForRoot = async (
  dataDir: string,
  systemHome: string,
  binaries: PostgresBinaries,
): Promise<ClusterPlace> => {
  const local = join(dataDir, CLUSTER)
  const known = await findHome(dataDir)
  const account = (await ownerOf(known ? join(known, CLUSTER) : local)) ?? (await findSystemAccount())
  const binDir = join((await reachableBinaries(binaries, systemHome, account)).nativeDir, 'bin')
  if (!known && (await canLiveIn(dataDir, local, account))) return { clusterDir: local, binDir, account }
  const clusterDir = join(known ?? (await createHome(dataDir, systemHome)), CLUSTER)
  if ((await exists(local)) && !(await exists(clusterDir))) await moveCluster(local, clusterDir)
  return { clusterDir, binDir, account }
}

/** An existing cluster stays with whom it belongs to: an ordinary user who now uses sudo, or a former system account. */
const ownerOf = async (clusterDir: string): Promise<Account | undefined> => {
  const found = await stat(clusterDir).catch(() => undefined)
  if (!found) return undefined
  if (found.uid !== 0) return { uid: found.uid, gid: found.gid }
  // Copied by root without keeping owners.
  const account = await findSystemAccount()
  await runCommand('chown', ['-R', `${account.uid}:${account.gid}`, clusterDir])
  await chmod(clusterDir, 0o700)
  return account
}

/** Tries it as it is, then, where the data folder itself is closed to all but root, with the account let through it. */
const canLiveIn = async (dataDir: string, clusterDir: string, account: Account): Promise<boolean> => {
  if (await isReachable(dataDir, clusterDir, account)) return true
  const { uid, gid, mode } = await stat(dataDir)
  if (uid !== 0 || (mode & 0o077) !== 0) return false
  await chown(dataDir, uid, account.gid)
  await chmod(dataDir, 0o710)
  if (await isReachable(dataDir, clusterDir, account)) return true
  await chown(dataDir, uid, gid)
  await chmod(dataDir, mode & 0o777)
  return false
}

const isReachable = async (dataDir: string, clusterDir: string, account: Account): Promise<boolean> => {
  if (await exists(clusterDir))
    return succeedsAs(account, 'cd "$1" && test -r PG_VERSION && test -w .', clusterDir)
  const probe = await mkdtemp(join(dataDir, 'probe-'))
  try {
    await chown(probe, account.uid, account.gid)
    return await succeedsAs(account, 'cd "$1" && test -w .', probe)
  } catch (error) {
    // Some mounts refuse to change owners.
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false
    throw error
  } finally {
    await rm(probe, { recursive: true })
  }
}

const reachableBinaries = async (
  installed: PostgresBinaries,
  systemHome: string,
  account: Account,
): Promise<PostgresBinaries> => {
  const runs = ({ nativeDir }: PostgresBinaries) =>
    succeedsAs(
      account,
      '"$1/bin/initdb" --version && "$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"',
      nativeDir,
    )
  if (await runs(installed)) return installed
  const folder = join(systemHome, 'binaries')
  await openSystemHome(systemHome, folder)
  const copied = await copyBinaries(installed, folder)
  if (await runs(copied)) return copied
  throw new StartError(
    `PostgreSQL's account may run it neither from ${installed.nativeDir} nor from ${copied.nativeDir}. Set DATABASE_URL to a PostgreSQL of your own.`,
  )
}
