import { expect, test } from 'vitest'
import { createCalendar } from './calendar.ts'

test('the month turns at midnight in Shanghai, not in London', () => {
  const calendar = createCalendar('Asia/Shanghai')
  expect(calendar.monthOf(new Date('2026-11-30T15:59:59Z'))).toBe('2026-11-01')
  expect(calendar.monthOf(new Date('2026-11-30T16:00:00Z'))).toBe('2026-12-01')
})
