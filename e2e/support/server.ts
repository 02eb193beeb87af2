import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = join(import.meta.dirname, '../..')
const START_SECONDS = 120
const STOP_SECONDS = 30

export interface Product {
  url: string
  stop: () => Promise<void>
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address.port
}

const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const untilReady = async (url: string, child: ChildProcess, said: () => string): Promise<void> => {
  const deadline = Date.now() + START_SECONDS * 1000
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting:\n${said()}`)
    if (Date.now() > deadline)
      throw new Error(`The product is not ready after ${START_SECONDS} s:\n${said()}`)
    await pause(100)
  }
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const isLate = await Promise.race([
    ended.then(() => false),
    pause(STOP_SECONDS * 1000, true, { ref: false }),
  ])
  if (!isLate) return
  child.kill('SIGKILL')
  await ended
  throw new Error(`The product did not end within ${STOP_SECONDS} s of being asked to.`)
}

/** The product as people get it: built web, server, a fresh database with the demo world. */
export const startProduct = async (): Promise<Product> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fairlead-e2e-'))
  // As root the database runs under another account, which has to get in.
  await chmod(dataDir, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _, ...environment } = process.env
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...environment,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      // Every journey comes from the same address.
      CALLS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const end = async () => {
    await stop(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(url, child, () => said)
  } catch (error) {
    await end()
    throw error
  }
  return { url, stop: end }
}
