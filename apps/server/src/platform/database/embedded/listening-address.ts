import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import type { ClusterPlace } from './cluster-place.ts'
import type { Settings } from './cluster-settings.ts'
import { closeSocketFolder, openSocketFolder, SOCKET_PORT } from './socket-folder.ts'

/** Where PostgreSQL is spoken to. */
export interface ListeningAddress {
  host: string
  port: number
  /** Only where no private folder protects the way in. */
  passwordFile: string | undefined
  password: string | undefined
  settings: Settings
  /** Before each launch: crashes and cleaners of temporary folders leave it in any state. */
  prepare(): Promise<void>
  close(): Promise<void>
}

export const chooseAddress = (place: ClusterPlace): Promise<ListeningAddress> =>
  process.platform === 'win32' ? loopbackAddress(place) : socketAddress(place)

const socketAddress = async ({ clusterDir, account }: ClusterPlace): Promise<ListeningAddress> => {
  const folder = await openSocketFolder(clusterDir, account)
  return {
    host: folder,
    port: SOCKET_PORT,
    passwordFile: undefined,
    password: undefined,
    settings: { listen_addresses: '', unix_socket_directories: folder, port: String(SOCKET_PORT) },
    prepare: async () => {
      await openSocketFolder(clusterDir, account)
    },
    close: () => closeSocketFolder(folder),
  }
}

/** Every local user can reach a loopback port, hence the password. */
const loopbackAddress = async ({ clusterDir }: ClusterPlace): Promise<ListeningAddress> => {
  const port = await freePort()
  const passwordFile = `${clusterDir}.password`
  const password = await readFile(passwordFile, 'utf8').catch(async () => {
    const created = randomBytes(24).toString('base64url')
    await writeFile(passwordFile, created, { mode: 0o600 })
    return created
  })
  return {
    host: '127.0.0.1',
    port,
    passwordFile,
    password,
    settings: { listen_addresses: '127.0.0.1', port: String(port) },
    prepare: async () => undefined,
    close: async () => undefined,
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
