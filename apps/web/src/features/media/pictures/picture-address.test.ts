import { expect, test } from 'vitest'
import { readPicturePlace, writePicturePlace } from './picture-address.ts'

test('an address leads back to its picture', () => {
  expect(readPicturePlace(writePicturePlace('post-12', 2), 'post-12', 6)).toBe(2)
})

test.each(['post-12.7', 'post-12.0', 'post-12.x', 'post-13.1', 'post-12', '', undefined, 12])(
  '%s shows nothing',
  (picture) => {
    expect(readPicturePlace(picture, 'post-12', 6)).toBeUndefined()
  },
)
