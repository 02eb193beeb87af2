/** Months and days are those of the product's time zone, whatever the server's is. */
export interface Calendar {
  /** `2026-11-01`: the first day of the month an instant falls in. */
  monthOf(instant: Date): string
  /** `2026-11-15` */
  dayOf(instant: Date): string
}

export const createCalendar = (timeZone: string): Calendar => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const dayOf = (instant: Date) => parts.format(instant)
  return { dayOf, monthOf: (instant) => `${dayOf(instant).slice(0, 7)}-01` }
}
