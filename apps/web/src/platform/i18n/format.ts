import type { Language } from '@fairlead/contract/primitives/language.ts'

const TEN_THOUSAND = 10_000

/** Above 9999 in ten-thousands with one decimal, never rounded up: 12,480 is 1.2w. */
export const formatCount = (count: number): string =>
  count < TEN_THOUSAND ? String(count) : `${(Math.floor(count / 1000) / 10).toFixed(1)}w`

/** The whole number, for the tooltip of a short one. */
export const formatFullCount = (count: number): string => count.toLocaleString('en')

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const RELATIVE_DAYS = 7

const relativeWords: Record<Language, { now: string; minutes: string; hours: string; days: string }> = {
  en: { now: 'just now', minutes: 'min ago', hours: 'h ago', days: 'd ago' },
  zh: { now: '刚刚', minutes: '分钟前', hours: '小时前', days: '天前' },
}

/** How long ago within a week, then the date. A moment just ahead, from a clock that differs, counts as now. */
export const formatRelativeTime = (moment: string | Date, language: Language, now = new Date()): string => {
  const words = relativeWords[language]
  const elapsed = now.getTime() - new Date(moment).getTime()
  if (elapsed < MINUTE) return words.now
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)} ${words.minutes}`
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)} ${words.hours}`
  if (elapsed < RELATIVE_DAYS * DAY) return `${Math.floor(elapsed / DAY)} ${words.days}`
  return formatDate(moment, language, now)
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Day and month, with the year when it is another one. */
export const formatDate = (moment: string | Date, language: Language, now = new Date()): string => {
  const date = new Date(moment)
  const isThisYear = date.getFullYear() === now.getFullYear()
  if (language === 'zh')
    return `${isThisYear ? '' : `${date.getFullYear()} 年 `}${date.getMonth() + 1} 月 ${date.getDate()} 日`
  return date.toLocaleDateString('en', {
    month: 'short',
    day: 'numeric',
    year: isThisYear ? undefined : 'numeric',
  })
}

export const formatDateTime = (moment: string | Date, language: Language, now = new Date()): string => {
  const date = new Date(moment)
  const time = `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
  return `${formatDate(date, language, now)}${language === 'zh' ? ' ' : ', '}${time}`
}
