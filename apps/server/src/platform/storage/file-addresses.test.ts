import { expect, test } from 'vitest'
import { settableClock } from '../clock/clock.ts'
import { createFileAddresses } from './file-addresses.ts'

const HOUR = 3_600_000
const clock = settableClock(new Date('2026-11-15T08:30:00Z'))
const addresses = createFileAddresses(Buffer.alloc(32, 7), clock)

const opens = (address: string, key = addresses.keyOf(address) ?? ''): boolean =>
  addresses.isPermitted(key, Object.fromEntries(new URL(address, 'http://x').searchParams))

test('an address opens its file for hours, not for days', () => {
  const address = addresses.permit('/files/post/a.png')
  expect(opens(address)).toBe(true)
  expect(addresses.permit(address)).toBe(address)
  clock.advance(2 * HOUR)
  expect(opens(address)).toBe(true)
  clock.advance(2 * HOUR)
  expect(opens(address)).toBe(false)
})

test('an address opens no other file, and not longer when its end is rewritten', () => {
  const address = addresses.permit('/files/post/a.png')
  expect(opens(address, 'post/b.png')).toBe(false)
  expect(opens(address.replace(/until=\w+/, 'until=zzzzzz'))).toBe(false)
  expect(opens('/files/post/a.png')).toBe(false)
  expect(opens('/files/post/a.png?until=zzzzzz&permit=')).toBe(false)
  const other = createFileAddresses(Buffer.alloc(32, 8), clock)
  expect(opens(other.permit('/files/post/a.png'))).toBe(false)
})

test('what is shared needs no permission, and what is not ours stays as it is', () => {
  expect(opens('/files/shared/avatar.jpg')).toBe(true)
  expect(addresses.permit('/files/shared/avatar.jpg')).toBe('/files/shared/avatar.jpg')
  expect(addresses.permit('https://example.org/a.png')).toBe('https://example.org/a.png')
  expect(addresses.permit('')).toBe('')
})
