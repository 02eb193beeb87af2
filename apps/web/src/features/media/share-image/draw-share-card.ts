import { encode } from 'uqr'
import type { ShareCard, ShareStyle } from './share-card.ts'
import { wrapText } from './wrap-text.ts'

export const WIDTH = 1080
export const HEIGHT = 1440
const EDGE = 96
const INNER = WIDTH - 2 * EDGE
const FOOT = 300
const CODE = 172
const FONT = 'Inter, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif'
/** Short texts stand large, long ones smaller; the first size whose lines fit is taken. */
const SIZES = [76, 64, 54, 46, 40] as const
const LEADING = 1.55

const font = (size: number, weight = 400) => `${weight} ${size}px ${FONT}`

/** Draws the card once more in full; the caller gives a canvas of WIDTH by HEIGHT. */
export const drawShareCard = (
  context: CanvasRenderingContext2D,
  card: ShareCard,
  style: ShareStyle,
): void => {
  context.textBaseline = 'alphabetic'
  drawGround(context, style)
  drawHead(context, card, style)
  drawText(context, card, style)
  drawFoot(context, card, style)
}

const drawGround = (context: CanvasRenderingContext2D, { ground, panel, accent }: ShareStyle): void => {
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  // The sun of the brand over a quiet sea.
  context.fillStyle = '#f0a02b'
  context.beginPath()
  context.arc(WIDTH - 210, 190, 74, 0, Math.PI * 2)
  context.fill()
  for (const [index, alpha] of [0.1, 0.16, 0.24].entries()) {
    context.globalAlpha = alpha
    context.fillStyle = accent
    context.beginPath()
    const y = 206 + index * 26
    context.moveTo(WIDTH - 420, y)
    context.bezierCurveTo(WIDTH - 300, y - 28, WIDTH - 170, y + 34, WIDTH, y - 6)
    context.lineTo(WIDTH, 330)
    context.lineTo(WIDTH - 420, 330)
    context.fill()
  }
  context.globalAlpha = 1
  context.fillStyle = ground
  context.fillRect(WIDTH - 420, 286, 420, 50)
  context.fillStyle = panel
  context.fillRect(0, HEIGHT - FOOT, WIDTH, FOOT)
}

const drawHead = (context: CanvasRenderingContext2D, card: ShareCard, style: ShareStyle): void => {
  context.fillStyle = style.accent
  context.font = font(38, 700)
  context.fillText('Fairlead 领航', EDGE, 150)
  context.fillStyle = style.soft
  context.font = font(32)
  context.fillText(card.kind, EDGE, 206)
}

const drawText = (context: CanvasRenderingContext2D, { text }: ShareCard, { ink }: ShareStyle): void => {
  const top = 400
  const room = HEIGHT - FOOT - top - 60
  const [size, lines] = fitting(context, text, room)
  context.fillStyle = ink
  context.font = font(size, 600)
  for (const [index, line] of lines.entries())
    context.fillText(line, EDGE, top + size / 2 + index * size * LEADING)
}

const fitting = (context: CanvasRenderingContext2D, text: string, room: number): [number, string[]] => {
  const measure = (line: string) => context.measureText(line).width
  for (const size of SIZES) {
    context.font = font(size, 600)
    const lines = wrapText(text, INNER, Number.POSITIVE_INFINITY, measure)
    if (lines.length * size * LEADING <= room) return [size, lines]
  }
  const size = SIZES.at(-1) ?? 40
  return [size, wrapText(text, INNER, Math.floor(room / (size * LEADING)), measure)]
}

const drawFoot = (context: CanvasRenderingContext2D, card: ShareCard, style: ShareStyle): void => {
  const top = HEIGHT - FOOT
  const measure = (line: string) => context.measureText(line).width
  const room = INNER - CODE - 60
  const write = (text: string, y: number) => {
    const [line = ''] = wrapText(text, room, 1, measure)
    context.fillText(line, EDGE, y)
  }
  context.fillStyle = style.ink
  context.font = font(42, 700)
  write(card.name, top + 112)
  context.fillStyle = style.soft
  context.font = font(30)
  if (card.position) write(card.position, top + 162)
  write(card.invitation, top + 222)
  drawCode(context, card.link, WIDTH - EDGE - CODE, top + (FOOT - CODE) / 2)
}

/** Always dark on white with a quiet zone, so that every camera reads it. */
const drawCode = (context: CanvasRenderingContext2D, link: string, left: number, top: number): void => {
  const { data, size } = encode(link, { border: 2 })
  const cell = CODE / size
  context.fillStyle = '#ffffff'
  context.fillRect(left, top, CODE, CODE)
  context.fillStyle = '#10243a'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(left + x * cell, top + y * cell, cell + 0.5, cell + 0.5)
}
