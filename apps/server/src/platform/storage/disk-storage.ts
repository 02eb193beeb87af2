import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assertKey, type Storage } from './storage.ts'

/** Files in a folder. A file appears under its key only when it is whole and on the disk. */
export const createDiskStorage = (folder: string): Storage => {
  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const partial = `${path}.${randomUUID()}.partial`
      await mkdir(dirname(path), { recursive: true })
      try {
        await pipeline(
          Buffer.isBuffer(content) ? Readable.from([content]) : content,
          createWriteStream(partial),
        )
        const file = await open(partial)
        await file.sync().finally(() => file.close())
        await rename(partial, path)
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },

    async open(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { size: found.size, modifiedAt: found.mtime, read: (range) => createReadStream(path, range) }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}
