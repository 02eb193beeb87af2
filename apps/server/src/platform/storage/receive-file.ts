import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file as it came in, on this machine's disk; nobody has looked into it yet. */
export interface IncomingFile {
  path: string
  size: number
  discard(): Promise<void>
}

const WRITE_BYTES = 256 * 1024
const openForWriting = (path: string): Writable =>
  createWriteStream(path, { flags: 'wx', highWaterMark: WRITE_BYTES })

/** Writes a stream to a new file as it flows, so that memory stays flat; what breaks off leaves nothing behind. */
export const receiveFile = async (
  folder: string,
  content: Readable,
  openFile = openForWriting,
): Promise<IncomingFile> => {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  let size = 0
  content.on('data', (bytes: Buffer) => {
    size += bytes.length
  })
  try {
    await pipeline(content, openFile(path))
    return { path, size, discard }
  } catch (error) {
    await discard()
    throw error
  }
}
