import { readFile } from 'node:fs/promises'
import { PICTURE_MAX_SIDE, PICTURE_WIDTHS } from '@fairlead/contract/media/media.schema.ts'
import sharp, { type Sharp } from 'sharp'
import { readBmp, readIco } from './bitmap.ts'

const MAX_PIXELS = PICTURE_MAX_SIDE * PICTURE_MAX_SIDE
const QUALITY = 90
const VERSION_QUALITY = { webp: 80, avif: 55 } as const

// A large picture takes a quarter of a gigabyte while it is drawn anew: two at a time, and nothing kept afterwards.
const AT_ONCE = 2
sharp.cache(false)
sharp.concurrency(1)

let running = 0
const waiting: (() => void)[] = []
const oneOfFew = async <T>(act: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((free) => waiting.push(free))
  else running++
  try {
    return await act()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export type PictureOutcome =
  | { verdict: 'ok'; extension: string; size: number }
  | { verdict: 'unreadable' | 'pictureTooLarge' }

/** Draws a picture anew from its pixels: whatever else was in the file (place, camera, a hidden archive) stays behind. */
export const redrawPicture = (path: string, content: string, to: string): Promise<PictureOutcome> =>
  oneOfFew(async () => {
    try {
      const source = await openPicture(path, content)
      if (!source) return { verdict: 'unreadable' }
      const { width = 0, pages = 1, pageHeight, height = 0 } = await source.metadata()
      const tall = pageHeight ?? height
      if (width > PICTURE_MAX_SIDE || tall > PICTURE_MAX_SIDE || width * tall * pages > MAX_PIXELS)
        return { verdict: 'pictureTooLarge' }
      const { size, format } = await encode(source, content).toFile(to)
      return { verdict: 'ok', extension: format === 'jpeg' ? 'jpg' : format, size }
    } catch (error) {
      // The library tells a full disk only in words.
      if (/no space left/i.test(String(error))) throw Object.assign(error as Error, { code: 'ENOSPC' })
      return { verdict: 'unreadable' }
    }
  })

const openPicture = async (path: string, content: string): Promise<Sharp | undefined> => {
  // Its own limit is off: we look at the size before anything is unpacked, and say it in our words.
  const options = { limitInputPixels: false, sequentialRead: true, failOn: 'error' } as const
  if (content !== 'bmp' && content !== 'ico') return sharp(path, { ...options, animated: content === 'gif' })
  const file = await readFile(path)
  const found = content === 'bmp' ? readBmp(file, PICTURE_MAX_SIDE) : readIco(file, PICTURE_MAX_SIDE)
  if (!found) return undefined
  if ('png' in found) return sharp(found.png, options)
  return sharp(found.pixels, { raw: { width: found.width, height: found.height, channels: 4 } })
}

const encode = (source: Sharp, content: string): Sharp => {
  if (content === 'gif') return source.gif()
  const upright = source.autoOrient()
  return content === 'jpg' ? upright.jpeg({ quality: QUALITY }) : upright.png()
}

/** Smaller copies in the formats of today, for the widths the picture exceeds. Endings by content: `480.webp`. */
export const makeVersions = (picture: Buffer): Promise<Map<string, Buffer>> =>
  oneOfFew(async () => {
    const versions = new Map<string, Buffer>()
    const { width = 0 } = await sharp(picture).metadata()
    for (const target of PICTURE_WIDTHS.filter((candidate) => candidate < width)) {
      const smaller = sharp(picture).resize({ width: target })
      for (const [format, quality] of Object.entries(VERSION_QUALITY))
        versions.set(
          `${target}.${format}`,
          await smaller
            .clone()
            .toFormat(format as keyof typeof VERSION_QUALITY, { quality })
            .toBuffer(),
        )
    }
    return versions
  })
