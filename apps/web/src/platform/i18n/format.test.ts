import { describe, expect, it } from 'vitest'
import { formatCount, formatDate, formatDateTime, formatFullCount, formatRelativeTime } from './format.ts'

const now = new Date(2026, 10, 15, 12, 0)
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [9999, '9999'],
    [10_000, '1.0w'],
    [12_400, '1.2w'],
    [12_999, '1.2w'],
    [19_999, '1.9w'],
    [123_456, '12.3w'],
  ])('%d is %s', (count, short) => {
    expect(formatCount(count)).toBe(short)
  })

  it('has the whole number for the tooltip', () => {
    expect(formatFullCount(12_400)).toBe('12,400')
  })
})

describe('formatRelativeTime', () => {
  it.each([
    [-5, '刚刚', 'just now'],
    [0.5, '刚刚', 'just now'],
    [20, '20 分钟前', '20 min ago'],
    [59.9, '59 分钟前', '59 min ago'],
    [125, '2 小时前', '2 h ago'],
    [3 * 24 * 60, '3 天前', '3 d ago'],
    [8 * 24 * 60, '11 月 7 日', 'Nov 7'],
  ])('%d minutes ago', (minutes, zh, en) => {
    expect(formatRelativeTime(ago(minutes), 'zh', now)).toBe(zh)
    expect(formatRelativeTime(ago(minutes), 'en', now)).toBe(en)
  })
})

describe('formatDate', () => {
  it('names the year only when it is another one', () => {
    expect(formatDate(new Date(2025, 0, 3), 'zh', now)).toBe('2025 年 1 月 3 日')
    expect(formatDate(new Date(2025, 0, 3), 'en', now)).toBe('Jan 3, 2025')
  })

  it('adds the time in 24 hours', () => {
    expect(formatDateTime(new Date(2026, 10, 15, 9, 5), 'zh', now)).toBe('11 月 15 日 09:05')
    expect(formatDateTime(new Date(2026, 10, 15, 21, 5), 'en', now)).toBe('Nov 15, 21:05')
  })
})
