/** Every rule that depends on time asks a clock, so that a test can stand at the last minute of a month. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const settableClock = (start: Date) => {
  let current = start
  return {
    now: () => new Date(current),
    set: (to: Date) => {
      current = to
    },
    advance: (milliseconds: number) => {
      current = new Date(current.getTime() + milliseconds)
    },
  }
}
