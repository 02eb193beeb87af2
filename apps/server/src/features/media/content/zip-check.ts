import { open } from 'node:fs/promises'

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const COMMENT_MAX = 65_535
const ENTRY_BYTES = 46

const MAX_ENTRIES = 5_000
const MAX_UNPACKED = 400 * 1024 * 1024
const MAX_DIRECTORY = 4 * 1024 * 1024
const IN_ZIP64 = 0xffffffff
const MACROS = /vbaProject\.bin$|\.(?:exe|dll|js|vbs|scr|bat|cmd|ps1)$/i

/**
 * A look at a package's table of contents, without unpacking anything: does it stay within sane sizes, and is there
 * nothing in it that runs?
 */
export const isHarmlessZip = async (path: string, size: number): Promise<boolean> => {
  const file = await open(path)
  const read = async (start: number, length: number) =>
    (await file.read(Buffer.alloc(length), 0, length, start)).buffer
  try {
    const tailStart = Math.max(0, size - END_BYTES - COMMENT_MAX)
    const tail = await read(tailStart, size - tailStart)
    const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
    if (at < 0 || tail.length - at < END_BYTES || tail.readUInt32LE(at) !== END_SIGNATURE) return false
    const entries = tail.readUInt16LE(at + 10)
    const length = tail.readUInt32LE(at + 12)
    const start = tail.readUInt32LE(at + 16)
    if (entries > MAX_ENTRIES || length > MAX_DIRECTORY || start + length > size) return false
    return isHarmlessDirectory(await read(start, length), entries)
  } finally {
    await file.close()
  }
}

const isHarmlessDirectory = (directory: Buffer, entries: number): boolean => {
  let unpacked = 0
  let at = 0
  for (let entry = 0; entry < entries; entry++) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return false
    const size = directory.readUInt32LE(at + 24)
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    unpacked += size
    if (size === IN_ZIP64 || unpacked > MAX_UNPACKED || MACROS.test(name)) return false
    at += ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return true
}
