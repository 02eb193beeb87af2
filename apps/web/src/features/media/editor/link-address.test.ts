import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  [' https://example.com/a?b=1 ', 'https://example.com/a?b=1'],
  ['http://例子.中国', 'http://例子.中国'],
  ['li@example.com', 'mailto:li@example.com'],
  ['/lesson?code=L1', '/lesson?code=L1'],
])('%s becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'two words',
  'word',
])('%s is no address', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})
