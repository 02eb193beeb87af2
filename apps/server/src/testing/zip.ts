import { crc32 } from 'node:zlib'

/** A package with these entries, stored as they are. */
export const zipOf = (entries: Record<string, string | Buffer>): Buffer => {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, value] of Object.entries(entries)) {
    const content = Buffer.from(value)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(content.length, 4)
    sizes.writeUInt32LE(content.length, 8)
    const nameLength = Buffer.alloc(4)
    nameLength.writeUInt16LE(Buffer.byteLength(name), 0)
    const local = Buffer.concat([
      Buffer.from('504b0304140000000000000000000000'.slice(0, 28), 'hex'),
      sizes,
      nameLength,
      Buffer.from(name),
      content,
    ])
    const at = Buffer.alloc(4)
    at.writeUInt32LE(offset, 0)
    directory.push(
      Buffer.concat([
        Buffer.from('504b01021400140000000000000000000000'.slice(0, 32), 'hex'),
        sizes,
        nameLength,
        Buffer.alloc(10),
        at,
        Buffer.from(name),
      ]),
    )
    locals.push(local)
    offset += local.length
  }
  const table = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, table, end])
}
