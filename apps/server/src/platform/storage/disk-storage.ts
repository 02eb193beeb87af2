import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assertKey, type Storage } from './storage.ts'

const READ_BYTES = 256 * 1024

/** Files in a folder. A file appears under its key only when it is whole and on the disk. */
export const createDiskStorage = (folder: string): Storage => {
  const incoming = join(folder, '.incoming')
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }

  const write = async (content: Buffer): Promise<string> => {
    const path = join(incoming, randomUUID())
    await mkdir(incoming, { recursive: true })
    const file = await open(path, 'wx')
    try {
      await file.writeFile(content)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
    return path
  }

  return {
    incoming,

    async put(key, content) {
      const path = pathOf(key)
      const arrived = Buffer.isBuffer(content) ? await write(content) : content.path
      const file = await open(arrived)
      await file.sync().finally(() => file.close())
      await mkdir(dirname(path), { recursive: true })
      await rename(arrived, path)
    },

    async open(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return {
        size: found.size,
        modifiedAt: found.mtime,
        read: (range) => createReadStream(path, { ...range, highWaterMark: READ_BYTES }),
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
