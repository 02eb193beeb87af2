import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const addressOf = (folder) => {
  const name = `fairlead-prepare-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

const listen = (address) =>
  new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.on('error', () => undefined).end())
    server.once('error', reject).listen(address, () => resolve(server))
  })

const isHeld = (address) =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

const hold = async (address) => {
  for (;;) {
    const server = await listen(address).catch((error) => {
      if (error.code !== 'EADDRINUSE') throw error
    })
    if (server) return server
    // Where the name is a file, a killed holder leaves it behind.
    if (!(await isHeld(address)) && !address.startsWith('\0')) rmSync(address, { force: true })
    await delay(200)
  }
}

/**
 * Two starts in one checkout must not install or build over each other: the second waits for the first.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const oneAtATime = async (folder, work) => {
  const server = await hold(addressOf(folder))
  try {
    return await work()
  } finally {
    server.close()
  }
}
