/** How far from its place a piece may be put. */
const TOLERANCE_PX = 5

export const isInPlace = (position: number, answer: number | undefined): boolean =>
  answer !== undefined && Math.abs(position - answer) <= TOLERANCE_PX

/** Whether a hash begins with so many zero bits: found only by trying, checked at once. */
export const hasLeadingZeros = (hash: Uint8Array, bits: number): boolean => {
  for (let bit = 0; bit < bits; bit++) if (((hash[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  return true
}
