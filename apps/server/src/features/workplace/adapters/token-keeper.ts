import type { Clock } from '../../../platform/clock/clock.ts'
import type { IssuedToken } from './adapter.ts'

// A token that ends while it is on its way would be refused.
const MARGIN_MS = 60_000

/** Keeps what a suite issues for a while (access tokens, tickets); those who ask at once share one question. */
export const createTokenKeeper = (clock: Clock) => {
  const kept = new Map<string, { value: Promise<string>; until: number }>()

  return (key: string, issue: () => Promise<IssuedToken>): Promise<string> => {
    const known = kept.get(key)
    if (known && known.until > clock.now().getTime()) return known.value
    const entry = { value: Promise.resolve(''), until: Number.POSITIVE_INFINITY }
    entry.value = issue().then(
      ({ value, lifetimeSeconds }) => {
        entry.until = clock.now().getTime() + lifetimeSeconds * 1000 - MARGIN_MS
        return value
      },
      (error) => {
        kept.delete(key)
        throw error
      },
    )
    kept.set(key, entry)
    return entry.value
  }
}

export type TokenKeeper = ReturnType<typeof createTokenKeeper>
