import { expect, test } from 'vitest'
import { readRange } from './serve-files.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('%s of 1000 bytes', (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})
