import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { type Account, succeedsAs } from './run-command.ts'

export const SOCKET_PORT = 5432
const socketName = `.s.PGSQL.${SOCKET_PORT}`
// The smallest limit of the systems we run on (macOS), without the closing zero.
const LONGEST_PATH = 103

/**
 * A private folder with a short name: the path of a socket may not be long, and who may enter the folder may enter the
 * database. The name follows from the cluster, so that a restart is found at the same address.
 */
export const openSocketFolder = async (clusterDir: string, account: Account | undefined): Promise<string> => {
  const uid = account?.uid ?? process.getuid?.() ?? 0
  const hash = createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)
  const folder = join(await roomFor(account), `fairlead-${uid}-${hash}`)
  await mkdir(folder, { mode: 0o700 }).then(
    () => account && chown(folder, account.uid, account.gid),
    (error) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== uid)
    throw new StartError(
      `${folder} is in the way: it should be a folder of user ${uid}. Remove it and start again.`,
    )
  await chmod(folder, 0o700)
  // Left over from a crash; the caller has made sure that nobody listens there any more.
  for (const name of [socketName, `${socketName}.lock`]) await rm(join(folder, name), { force: true })
  return folder
}

/** With what a killed PostgreSQL has left in it. */
export const closeSocketFolder = async (folder: string): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
}

const roomFor = async (account: Account | undefined): Promise<string> => {
  for (const room of [tmpdir(), '/tmp', '/var/tmp']) {
    const fits = join(room, 'fairlead-4294967295-0123456789ab', socketName).length <= LONGEST_PATH
    // A root session can have a temporary folder that nobody else may enter.
    if (fits && (!account || (await succeedsAs(account, 'cd "$1"', room)))) return room
  }
  throw new StartError(
    `There is no temporary folder for PostgreSQL's socket. Set TMPDIR to a short path open to all.`,
  )
}
