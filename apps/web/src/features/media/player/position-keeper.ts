/** Where a person is in a video, as far as anyone has to remember it. */
export interface PositionKeeper {
  timeUpdated(seconds: number): void
  /** Paused, hidden or left: whatever was reached since the last time is kept now. */
  interrupted(): void
  ended(): void
}

export const UPDATES_PER_SAVE = 60

/** Saves every so many updates, so that a long video costs a few writes a minute; an ended one begins anew. */
export const createPositionKeeper = (save: (seconds: number) => void): PositionKeeper => {
  let reached = 0
  let saved = 0
  let updates = 0

  const keep = (seconds: number) => {
    updates = 0
    if (seconds === saved) return
    saved = seconds
    save(seconds)
  }

  return {
    timeUpdated(seconds) {
      reached = Math.floor(seconds)
      updates += 1
      if (updates >= UPDATES_PER_SAVE) keep(reached)
    },
    interrupted: () => keep(reached),
    ended() {
      reached = 0
      saved = -1
      keep(0)
    },
  }
}
