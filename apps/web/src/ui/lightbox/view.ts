/** How a picture lies in the window: 1 fits it, the rest is how far it was pushed from the middle, in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

export const FIT: View = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 6
const STEP = 1.6

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Nothing is pushed further than its own edge. */
const held = (view: View, width: number, height: number): View => {
  const [x, y] = [(width * (view.scale - 1)) / 2, (height * (view.scale - 1)) / 2]
  return { scale: view.scale, x: between(-x, view.x, x), y: between(-y, view.y, y) }
}

interface Frame {
  width: number
  height: number
}

/** Zooms so that the point under the finger, measured from the middle, stays where it is. */
export const zoomed = (view: View, factor: number, at: { x: number; y: number }, frame: Frame): View => {
  const scale = between(1, view.scale * factor, MAX_SCALE)
  const grown = scale / view.scale
  return held(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    frame.width,
    frame.height,
  )
}

export const moved = (view: View, by: { x: number; y: number }, frame: Frame): View =>
  held({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame.width, frame.height)

export const closer = STEP
export const further = 1 / STEP

const SWIPE_SHARE = 0.18

/** Which way a drag over a fitting picture turns the page: 1 onwards, -1 back, 0 not at all. */
export const swipeOf = (dragged: number, width: number): -1 | 0 | 1 => {
  if (Math.abs(dragged) < width * SWIPE_SHARE) return 0
  return dragged < 0 ? 1 : -1
}
