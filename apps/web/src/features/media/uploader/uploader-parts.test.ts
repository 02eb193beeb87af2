import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from './queue-total.ts'
import { fittedSize } from './resize-picture.ts'
import { createUploadFile } from './upload-file.ts'
import { FILE_STATUS } from './uploader-codes.ts'
import { parseSize } from './uploader-settings.ts'

test.each([
  ['20mb', 20 * 1024 * 1024],
  ['1.5kb', 1536],
  ['2M', 2 * 1024 * 1024],
  ['3gb', 3 * 1024 ** 3],
  ['512', 512],
  ['10 b', 10],
  [4096, 4096],
  ['much', 0],
])('%s is %d bytes', (size, bytes) => {
  expect(parseSize(size)).toBe(bytes)
})

test('a picture keeps its proportions, never grows, and never exceeds 8192', () => {
  expect(fittedSize(10_000, 5_000, { width: 8192, height: 8192 })).toEqual({ width: 8192, height: 4096 })
  expect(fittedSize(800, 600, { width: 8192, height: 8192 })).toEqual({ width: 800, height: 600 })
  expect(fittedSize(20_000, 20_000, { width: 99_999, height: 99_999 })).toEqual({ width: 8192, height: 8192 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40_000 }), fc.integer({ min: 1, max: 40_000 }), (width, height) => {
      const fitted = fittedSize(width, height, { width: 8192, height: 8192 })
      return fitted.width >= 1 && fitted.height >= 1 && Math.max(fitted.width, fitted.height) <= 8192
    }),
  )
})

test('the totals count in original bytes, and the speed only what this run has sent', () => {
  const make = (size: number, change: object) =>
    Object.assign(createUploadFile(new File(['x'.repeat(size)], 'a')), change)
  const files = [
    make(100, { loaded: 100, status: FILE_STATUS.DONE, completeTimestamp: 500 }),
    make(200, { size: 100, loaded: 50, status: FILE_STATUS.UPLOADING }),
    make(100, { status: FILE_STATUS.FAILED, completeTimestamp: 1500 }),
  ]
  expect(totalOf(files, 1000, 3000)).toEqual({
    size: 400,
    loaded: 200,
    uploaded: 1,
    failed: 1,
    queued: 1,
    percent: 50,
    bytesPerSec: 50,
  })
})
