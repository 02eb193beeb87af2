/** Of values in ascending order. */
export const percentile = (ascending: ArrayLike<number>, share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? 0

export const median = (values: readonly number[]): number => {
  const ascending = values.toSorted((a, b) => a - b)
  const middle = Math.floor(ascending.length / 2)
  const upper = ascending[middle] ?? 0
  return ascending.length % 2 === 1 ? upper : ((ascending[middle - 1] ?? 0) + upper) / 2
}
