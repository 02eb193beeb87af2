const EXTENDED =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(Z|z|[+-]\d{2}(?::?\d{2})?)?$/
const BASIC =
  /^(\d{4})(\d{2})(\d{2})[Tt](\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(Z|z|[+-]\d{2}(?::?\d{2})?)?$/
// "Unknown local offset": ISO 8601 does not have it.
const NEGATIVE_ZERO = /^-00(?::?00)?$/

export interface Timestamp {
  /** Milliseconds since 1970. */
  at: number
  /** The same moment in UTC, with all the decimals it came with. */
  utc: string
}

/** Undefined for what is no date and time of ISO 8601. A time without zone is UTC. */
export const parseTimestamp = (text: unknown): Timestamp | undefined => {
  const match = typeof text === 'string' ? (EXTENDED.exec(text) ?? BASIC.exec(text)) : null
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const offset = offsetMinutes(match[8])
  const fraction = match[7] ?? ''
  if (offset === undefined || !isOnCalendar(year, month, day) || hour > 23 || minute > 59 || second > 60)
    return undefined
  const seconds = new Date(0)
  seconds.setUTCFullYear(year, month - 1, day)
  seconds.setUTCHours(hour, minute - offset, second)
  const decimals = fraction.length < 3 ? fraction.padEnd(3, '0') : fraction
  return {
    at: seconds.getTime() + Number(decimals.slice(0, 3)),
    utc: `${seconds.toISOString().slice(0, -5)}.${decimals}Z`,
  }
}

const offsetMinutes = (zone = 'Z'): number | undefined => {
  if (zone === 'Z' || zone === 'z') return 0
  if (NEGATIVE_ZERO.test(zone)) return undefined
  const hours = Number(zone.slice(1, 3))
  const minutes = Number(zone.slice(3).replace(':', '') || 0)
  if (hours > 23 || minutes > 59) return undefined
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes)
}

const isOnCalendar = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
