const DAY_MS = 86_400_000

/** The last days up to this one, oldest first, as `2026-11-15`. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(`${today}T00:00:00Z`) - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  )
