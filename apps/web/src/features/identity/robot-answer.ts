/** What is sent for a check against robots: where the piece belongs, or work done instead of looking. */
export interface RobotAnswer {
  checkId: string
  position?: number
  work?: string
}

const HASHES_AT_ONCE = 2000

/** Outside a secure context browsers do not hash. */
export const canWork = (): boolean => globalThis.crypto?.subtle !== undefined

const hasLeadingZeros = (hash: Uint8Array, bits: number): boolean => {
  for (let bit = 0; bit < bits; bit++) if (((hash[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  return true
}

/** Tries words until the hash of one begins with enough zero bits. */
export const doWork = async (checkId: string, bits: number, signal: AbortSignal): Promise<string> => {
  const encoder = new TextEncoder()
  for (let from = 0; !signal.aborted; from += HASHES_AT_ONCE) {
    const words = Array.from({ length: HASHES_AT_ONCE }, (_, step) => String(from + step))
    const hashes = await Promise.all(
      words.map((word) => crypto.subtle.digest('SHA-256', encoder.encode(`${checkId}:${word}`))),
    )
    const found = hashes.findIndex((hash) => hasLeadingZeros(new Uint8Array(hash), bits))
    const word = words[found]
    if (word !== undefined) return word
  }
  throw signal.reason
}
