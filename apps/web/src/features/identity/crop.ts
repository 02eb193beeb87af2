export interface Crop {
  /** 1 fills the square exactly. */
  zoom: number
  /** From -1 to 1: which part of what stands out is shown. */
  across: number
  down: number
}

export const centred: Crop = { zoom: 1, across: 0, down: 0 }

const within = (value: number): number => Math.min(1, Math.max(-1, value))

/** Where a picture of this size is drawn so that the square is always full. */
export const placeOf = (width: number, height: number, side: number, { zoom, across, down }: Crop) => {
  const scale = (side / Math.min(width, height)) * zoom
  const [drawnWidth, drawnHeight] = [width * scale, height * scale]
  return {
    x: ((side - drawnWidth) / 2) * (1 + within(across)),
    y: ((side - drawnHeight) / 2) * (1 + within(down)),
    width: drawnWidth,
    height: drawnHeight,
  }
}

/** The crop after the picture was dragged by so many pixels. */
export const dragged = (
  crop: Crop,
  { width, height }: { width: number; height: number },
  side: number,
  by: { x: number; y: number },
): Crop => {
  const room = placeOf(width, height, side, { ...crop, across: 0, down: 0 })
  const move = (value: number, start: number, distance: number) =>
    start === 0 ? value : within(value + distance / start)
  return { ...crop, across: move(crop.across, room.x, by.x), down: move(crop.down, room.y, by.y) }
}
