import { randomInt } from 'node:crypto'
import sharp from 'sharp'

export const PICTURE = { width: 320, height: 160, piece: 52 } as const

/** A rounded square with a bump on two sides and a notch: nothing a straight edge in the picture could be taken for. */
const SHAPE = 'M4 12h14a7 7 0 1 1 14 0h12v14a7 7 0 1 0 0 14v8H30a7 7 0 1 0-12 0H4z'

const shape = (style: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.piece}" height="${PICTURE.piece}"><path d="${SHAPE}" ${style}/></svg>`,
  )

const palettes = [
  ['#0b3c4c', '#17697b', '#1b8798', '#e9f4f5', '#6fb3bd'],
  ['#2f2d4f', '#5a5487', '#6a5a8c', '#f1eaf3', '#a99bc9'],
  ['#1d3a31', '#3f6b55', '#4f7d5f', '#edf4ea', '#92b795'],
  ['#4f2a22', '#8a5040', '#a5674d', '#fbefe6', '#dba583'],
] as const

const wave = (colour: string, level: number): string => {
  const [a, b] = [randomInt(10, 34), randomInt(10, 34)]
  return `<path d="M0 ${level}c60-${a} 110 ${b} 170 0s100-${b} 150 0v160H0z" fill="${colour}"/>`
}

/** The product's own horizon, never twice the same, with flecks so that no place in it is plain. */
const scenery = (): Buffer => {
  const [sky, halo, far, foam, near] = palettes[randomInt(palettes.length)] ?? palettes[0]
  const [sunX, sunY] = [randomInt(60, 260), randomInt(30, 70)]
  const flecks = Array.from(
    { length: 60 },
    () =>
      `<circle cx="${randomInt(PICTURE.width)}" cy="${randomInt(PICTURE.height)}" r="${randomInt(1, 9)}" fill="${[foam, near, halo, far][randomInt(4)]}" opacity="0.${randomInt(15, 60)}"/>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">
      <rect width="100%" height="100%" fill="${sky}"/>
      <circle cx="${sunX}" cy="${sunY}" r="46" fill="${halo}" opacity="0.5"/>
      <circle cx="${sunX}" cy="${sunY}" r="24" fill="#f0a02b"/>
      ${wave(far, 84)}${wave(foam, 104)}${wave(near, 126)}${flecks.join('')}
    </svg>`,
  )
}

const asDataUrl = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`

/** A picture with a hole at `left`, `top`, and the piece that fills it. */
export const drawRobotPicture = async (
  left: number,
  top: number,
): Promise<{ picture: string; piece: string }> => {
  const whole = await sharp(scenery()).png().toBuffer()
  const hole = shape(
    'fill="#0b1520" fill-opacity="0.62" stroke="#fff" stroke-opacity="0.85" stroke-width="1.5"',
  )
  const [picture, piece] = await Promise.all([
    sharp(whole)
      .composite([{ input: hole, left, top }])
      .webp({ quality: 72 })
      .toBuffer(),
    sharp(whole)
      .extract({ left, top, width: PICTURE.piece, height: PICTURE.piece })
      .composite([
        { input: shape('fill="#000"'), blend: 'dest-in' },
        { input: shape('fill="none" stroke="#fff" stroke-width="1.5"') },
      ])
      .webp({ quality: 80 })
      .toBuffer(),
  ])
  return { picture: asDataUrl(picture), piece: asDataUrl(piece) }
}
