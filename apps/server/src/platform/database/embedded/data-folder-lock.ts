import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainFolderError, StartError } from '../../start-error.ts'

export interface DataFolderLock {
  release(): Promise<void>
}

export class DataFolderInUseError extends StartError {
  override name = 'DataFolderInUseError'
  readonly pid: number | undefined

  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another start' : `another start (process ${pid})`
    super(`The data folder ${folder} is in use by ${holder}. Stop that one first, or set DATA_DIR.`)
    this.pid = pid
  }
}

/** One process at a time per folder. The operating system drops the lock with the process, however it ends. */
export const lockDataFolder = async (dataDir: string): Promise<DataFolderLock> => {
  const folder = await mkdir(dataDir, { recursive: true })
    .then(() => realpath(dataDir))
    .catch((error) => {
      throw explainFolderError(error, dataDir)
    })
  return holdAddress(folder, lockAddress(folder, process.platform))
}

/** Linux and Windows have names that vanish with their holder; elsewhere it is a socket file that can be left behind. */
export const lockAddress = (folder: string, platform: NodeJS.Platform): string => {
  const name = `fairlead-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  if (platform === 'linux') return `\0${name}`
  if (platform === 'win32') return `\\\\.\\pipe\\${name}`
  return join(tmpdir(), `${name}.lock`)
}

export const holdAddress = async (folder: string, address: string): Promise<DataFolderLock> => {
  const server = await listen(address).catch(async (error) => {
    if (error.code !== 'EADDRINUSE') throw explainFolderError(error, address)
    const holder = await askHolder(address)
    if (holder !== 'gone') throw new DataFolderInUseError(folder, holder.pid)
    await rm(address, { force: true })
    return listen(address).catch(() => {
      throw new DataFolderInUseError(folder, undefined)
    })
  })
  // The lock alone must not keep a finished process alive.
  server.unref()
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

const listen = (address: string): Promise<Server> => {
  const server = createServer((caller) => {
    caller.on('error', () => caller.destroy())
    caller.end(String(process.pid))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, () => resolve(server))
  })
}

const askHolder = (address: string): Promise<{ pid: number | undefined } | 'gone'> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(address)
    // A holder too busy to answer still holds the lock.
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', (error) => {
      if ('code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT')) resolve('gone')
    })
    socket.on('close', () => resolve({ pid: Number(answer) || undefined }))
  })
