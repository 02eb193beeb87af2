import { expect, test } from 'vitest'
import { readEditorAddress } from './editor-address.ts'

test.each([
  [{}, { type: 1, place: undefined }],
  [{ type: '3' }, { type: 3, place: undefined }],
  [
    { type: 'x', placeKind: 'community', placeId: '7' },
    { type: 1, place: { kind: 'community', id: 7 } },
  ],
  [
    { placeKind: 'moon', placeId: '7' },
    { type: 1, place: undefined },
  ],
  [
    { placeKind: 'community', placeId: '-1' },
    { type: 1, place: undefined },
  ],
])('%o', (search, address) => {
  expect(readEditorAddress(search)).toEqual(address)
})
