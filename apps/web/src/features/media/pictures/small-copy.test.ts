import { expect, test } from 'vitest'
import { smallCopyOf } from './small-copy.ts'

test.each([
  ['/files/a.png?until=x&permit=y', '/files/a.png?until=x&permit=y&w=480'],
  ['/files/shared/a.png', '/files/shared/a.png?w=480'],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['blob:1', 'blob:1'],
])('%s', (address, small) => {
  expect(smallCopyOf(address)).toBe(small)
})
