import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './feed-cursor.ts'

test('every place in a feed survives the trip to the client and back', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: 1 }), (key, id) => {
      const place = decodeCursor(encodeCursor({ key, id }))
      expect(place?.id).toBe(id)
      expect(place && place.key === key).toBe(true)
    }),
  )
})

test('what we did not make starts the feed over', () => {
  fc.assert(
    fc.property(fc.string(), (junk) => {
      const place = decodeCursor(junk)
      expect(place === undefined || place.id > 0).toBe(true)
    }),
  )
  expect(decodeCursor(undefined)).toBeUndefined()
  expect(decodeCursor('')).toBeUndefined()
})
