import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFolderError } from '../../start-error.ts'
import { CLUSTER } from './cluster-home.ts'
import { placeCluster } from './cluster-place.ts'
import { defaultSettings, type Settings } from './cluster-settings.ts'
import { createClusterIfMissing, DATABASE, USER } from './create-cluster.ts'
import { holdAddress, lockAddress } from './data-folder-lock.ts'
import { chooseAddress, type ListeningAddress } from './listening-address.ts'
import type { DatabaseLog } from './postgres-log.ts'
import { SupervisedPostgres } from './supervised-postgres.ts'

export interface EmbeddedPostgresOptions {
  /** The product's data folder; the database goes to `postgres` in it, or a note in it says where it went instead. */
  dataDir: string
  log: DatabaseLog
  /** Overrides of PostgreSQL's settings, such as `fsync: 'off'` in tests. */
  settings?: Settings
  /** Where root keeps what PostgreSQL's account may not reach in the checkout. */
  systemHome?: string
}

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string; password?: string }
  url: string
  stop(): Promise<void>
}

/** A real PostgreSQL in the data folder, created when missing and kept running until it is stopped. */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const folder = await mkdir(options.dataDir, { recursive: true })
    .then(() => realpath(options.dataDir))
    .catch((error) => {
      throw explainFolderError(error, options.dataDir)
    })
  // Its own lock beside the one of the product: without it, two of these would take each other for leftovers.
  const lock = await holdAddress(folder, lockAddress(join(folder, CLUSTER), process.platform))
  try {
    const running = await startLocked(folder, options)
    return { ...running, stop: () => running.stop().finally(lock.release) }
  } catch (error) {
    await lock.release()
    throw explainFolderError(error, folder)
  }
}

const startLocked = async (
  folder: string,
  { log, settings = {}, systemHome = '/var/lib/fairlead' }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> => {
  const place = await placeCluster(folder, systemHome)
  const address = await chooseAddress(place)
  try {
    const durable = settings.fsync !== 'off'
    if (await createClusterIfMissing(place, { durable, passwordFile: address.passwordFile }))
      log.info(`created a database in ${place.clusterDir}`)
    const postgres = new SupervisedPostgres(place, address, { ...defaultSettings, ...settings }, log)
    await postgres.start()
    return { ...describe(address), stop: () => postgres.stop() }
  } catch (error) {
    await address.close()
    throw error
  }
}

const describe = ({ host, port, password }: ListeningAddress): Omit<EmbeddedPostgres, 'stop'> => ({
  connection: { host, port, user: USER, database: DATABASE, ...(password && { password }) },
  url: `postgresql://${USER}${password ? `:${password}` : ''}@${encodeURIComponent(host)}:${port}/${DATABASE}`,
})
