import { hashOf, randomFrom } from '../hash.ts'

export type Tint = 'sea' | 'dusk' | 'forest' | 'clay' | 'slate' | 'plum'

interface Circle {
  cx: number
  cy: number
  r: number
}

export interface Composition {
  /** Wide and faint to small and bright; the last one is the sun. */
  light: Circle[]
  /** Back to front, as closed paths. */
  waves: string[]
}

export const COVER_WIDTH = 160
export const COVER_HEIGHT = 90
const CRESTS = 4

const wavePath = (random: () => number, base: number, swing: number): string => {
  const step = COVER_WIDTH / CRESTS
  const phase = random() < 0.5 ? 1 : -1
  const crests = Array.from({ length: CRESTS + 3 }, (_, index) => ({
    x: (index - 1) * step,
    y: base + (index % 2 ? phase : -phase) * swing * (0.35 + random() * 0.65),
  }))
  const [first, ...rest] = crests
  if (!first) return ''
  let line = `M${first.x} ${first.y.toFixed(1)}`
  let last = first
  for (const crest of rest) {
    const middle = (last.x + crest.x) / 2
    line += `C${middle} ${last.y.toFixed(1)} ${middle} ${crest.y.toFixed(1)} ${crest.x} ${crest.y.toFixed(1)}`
    last = crest
  }
  return `${line}V${COVER_HEIGHT + 5}H${first.x}Z`
}

/** A sky with its light and a sea in front, always the same for the same seed. */
export const composeCover = (seed: string): Composition => {
  const random = randomFrom(hashOf(seed))
  const between = (low: number, high: number) => low + random() * (high - low)
  const horizon = between(50, 64)
  const cx = Math.round(between(28, 140))
  const cy = Math.round(between(14, horizon - 8))
  const r = Math.round(between(11, 21))
  const halos = random() < 0.35 ? [3.4, 2.3, 1.5] : [2.6, 1.7]
  const layers = random() < 0.4 ? 3 : 2
  return {
    light: [...halos.map((times) => ({ cx, cy, r: Math.round(r * times) })), { cx, cy, r }],
    waves: Array.from({ length: layers }, (_, index) =>
      wavePath(random, horizon + index * (26 / layers), 9 - index * 2),
    ),
  }
}
