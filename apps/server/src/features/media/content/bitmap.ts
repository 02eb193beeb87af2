/** Pixels as they stand, four bytes each: red, green, blue, opacity. */
export interface Bitmap {
  width: number
  height: number
  pixels: Buffer
}

const FILE_HEADER = 14
const ICON_ENTRY = 16
const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47])

/** The two old formats that the picture library does not read. Undefined for what is broken, packed or larger than allowed. */
export const readBmp = (file: Buffer, maxSide: number): Bitmap | undefined =>
  file.length < FILE_HEADER + 40 || file.toString('latin1', 0, 2) !== 'BM'
    ? undefined
    : readDib(file.subarray(FILE_HEADER), file.readUInt32LE(10) - FILE_HEADER, maxSide, 1)

/** The largest picture of an icon: either a whole PNG or a bitmap. */
export const readIco = (file: Buffer, maxSide: number): Bitmap | { png: Buffer } | undefined => {
  if (file.length < 6) return undefined
  const entries = Array.from(
    { length: Math.min(file.readUInt16LE(4), 64) },
    (_, index) => 6 + index * ICON_ENTRY,
  )
    .filter((at) => at + ICON_ENTRY <= file.length)
    .map((at) => ({
      width: file[at] || 256,
      length: file.readUInt32LE(at + 8),
      start: file.readUInt32LE(at + 12),
    }))
    .sort((a, b) => b.width - a.width)
  const [largest] = entries
  if (!largest || largest.start + largest.length > file.length) return undefined
  const image = file.subarray(largest.start, largest.start + largest.length)
  if (image.subarray(0, 4).equals(PNG_START)) return { png: image }
  if (image.length < 40) return undefined
  const paletteSize = paletteLength(image) * 4
  return readDib(image, image.readUInt32LE(0) + paletteSize, maxSide, 2)
}

const paletteLength = (dib: Buffer): number => {
  const bits = dib.readUInt16LE(14)
  return bits > 8 ? 0 : dib.readUInt32LE(32) || 2 ** bits
}

/** `stacked` is 2 in icons, whose height counts the mask below the picture. */
const readDib = (dib: Buffer, start: number, maxSide: number, stacked: 1 | 2): Bitmap | undefined => {
  const width = dib.readInt32LE(4)
  const tall = dib.readInt32LE(8)
  const height = Math.abs(tall) / stacked
  const bits = dib.readUInt16LE(14)
  const compression = dib.readUInt32LE(16)
  const isPlain = compression === 0 || (compression === 3 && bits === 32)
  if (!isPlain || ![1, 4, 8, 24, 32].includes(bits) || !Number.isInteger(height)) return undefined
  if (width < 1 || height < 1 || width > maxSide || height > maxSide) return undefined
  const stride = Math.ceil((width * bits) / 32) * 4
  if (start < 0 || start + stride * height > dib.length) return undefined
  const paletteStart = dib.readUInt32LE(0)
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = start + (tall > 0 ? height - 1 - y : y) * stride
    for (let x = 0; x < width; x++) {
      const from = colourAt(dib, row, x, bits, paletteStart)
      const to = (y * width + x) * 4
      if (from + 2 >= dib.length) return undefined
      pixels[to] = dib[from + 2] ?? 0
      pixels[to + 1] = dib[from + 1] ?? 0
      pixels[to + 2] = dib[from] ?? 0
      pixels[to + 3] = bits === 32 && stacked === 2 ? (dib[from + 3] ?? 255) : 255
    }
  }
  return { width, height, pixels }
}

/** Where the colour of a pixel stands: in the row itself or, with few colours, in the palette. */
const colourAt = (dib: Buffer, row: number, x: number, bits: number, paletteStart: number): number => {
  if (bits >= 24) return row + x * (bits / 8)
  const perByte = 8 / bits
  const byte = dib[row + Math.floor(x / perByte)] ?? 0
  const index = (byte >> (8 - bits * ((x % perByte) + 1))) & (2 ** bits - 1)
  return paletteStart + index * 4
}
