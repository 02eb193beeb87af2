const FREE_FAILURES = 5
const LONGEST_WAIT_SECONDS = 60
const FORGOTTEN_AFTER_MS = 15 * 60_000

/** After a few wrong tries each further one waits longer, up to a minute: guessing becomes hopeless, mistakes do not. */
export const secondsToWait = (failures: number, secondsSinceLast: number): number => {
  if (failures < FREE_FAILURES) return 0
  const pause = Math.min(2 ** (failures - FREE_FAILURES + 1), LONGEST_WAIT_SECONDS)
  return Math.max(0, Math.ceil(pause - secondsSinceLast))
}

/** Failures before this instant no longer count. */
export const failuresForgotten = (now: Date): Date => new Date(now.getTime() - FORGOTTEN_AFTER_MS)

const SUSPICIOUS_FAILURES = 30

/** Guesses from many addresses at once: whoever signs in now first shows that a person is there. */
export const isUnderAttack = (failures: number, lastAt: Date, now: Date): boolean =>
  failures >= SUSPICIOUS_FAILURES && lastAt > failuresForgotten(now)
