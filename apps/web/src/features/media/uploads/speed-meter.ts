const WINDOW_MS = 5_000

/** Bytes a second over the last moments: what is left is told by how it goes now, not by how it went on average. */
export const createSpeedMeter = () => {
  let samples: { at: number; loaded: number }[] = []
  return {
    measure(loaded: number, now: number): number {
      const last = samples.at(-1)
      // Went back: a chunk is sent again.
      if (last && loaded < last.loaded) samples = []
      samples = [...samples.filter(({ at }) => now - at < WINDOW_MS), { at: now, loaded }]
      const [first] = samples
      const elapsed = first ? now - first.at : 0
      return first && elapsed > 0 ? ((loaded - first.loaded) * 1000) / elapsed : 0
    },
    reset(): void {
      samples = []
    },
  }
}
