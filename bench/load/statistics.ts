/** Of values in ascending order. */
export const percentile = (ascending: ArrayLike<number>, share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The value below which this share of the others lies; between two, in proportion. */
export const quantile = (values: readonly number[], share: number): number => {
  const ascending = values.toSorted((a, b) => a - b)
  const place = (ascending.length - 1) * share
  const below = ascending[Math.floor(place)] ?? 0
  const above = ascending[Math.ceil(place)] ?? 0
  return below + (above - below) * (place % 1)
}
