import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 640
const HEIGHT = 480

type Colour = readonly [number, number, number]

/** Sky at the top, sky at the horizon, sun, far sea, near sea. */
const palettes: readonly (readonly [Colour, Colour, Colour, Colour, Colour])[] = [
  [
    [207, 230, 233],
    [111, 179, 189],
    [253, 243, 223],
    [27, 135, 152],
    [7, 80, 94],
  ],
  [
    [253, 243, 223],
    [240, 160, 43],
    [255, 255, 255],
    [194, 74, 47],
    [90, 40, 60],
  ],
  [
    [230, 239, 248],
    [53, 80, 107],
    [240, 160, 43],
    [43, 108, 176],
    [16, 36, 58],
  ],
  [
    [233, 244, 245],
    [207, 230, 233],
    [240, 160, 43],
    [111, 179, 189],
    [11, 114, 133],
  ],
  [
    [251, 234, 229],
    [226, 172, 150],
    [253, 243, 223],
    [154, 91, 60],
    [60, 60, 80],
  ],
  [
    [16, 36, 58],
    [11, 60, 76],
    [240, 160, 43],
    [20, 102, 122],
    [7, 50, 66],
  ],
]

/** A small seascape that follows from its name: the same key always draws the same picture. */
export const drawPicture = (key: string): Buffer => {
  const seed = createHash('sha256').update(key).digest()
  const dice = (index: number) => (seed[index] ?? 0) / 255
  const [top, horizon, sun, far, near] = palettes[(seed[0] ?? 0) % palettes.length] ?? palettes[0] ?? []
  if (!top || !horizon || !sun || !far || !near) throw new Error('a palette has five colours')
  const sunX = WIDTH * (0.2 + 0.6 * dice(1))
  const sunY = HEIGHT * (0.2 + 0.25 * dice(2))
  const sunR = 36 + 50 * dice(3)
  const wave = (x: number, base: number, phase: number) =>
    HEIGHT * base + 22 * Math.sin(x / (70 + 60 * dice(4)) + phase * 6) + 9 * Math.sin(x / 31 + phase * 11)
  return encodePng((x, y) => {
    if (y > wave(x, 0.78, dice(5))) return near
    if (y > wave(x, 0.62, dice(6))) return far
    if (Math.hypot(x - sunX, y - sunY) < sunR) return sun
    const t = y / (HEIGHT * 0.66)
    return [0, 1, 2].map((i) =>
      Math.round((top[i] ?? 0) * (1 - t) + (horizon[i] ?? 0) * t),
    ) as unknown as Colour
  })
}

const encodePng = (colourAt: (x: number, y: number) => Colour): Buffer => {
  const stride = WIDTH * 3 + 1
  const pixels = Buffer.alloc(stride * HEIGHT)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) pixels.set(colourAt(x, y), y * stride + 1 + x * 3)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}
