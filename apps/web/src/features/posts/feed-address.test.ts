import { expect, it } from 'vitest'
import { readFeedAddress } from './feed-address.ts'

it.each([
  [{}, { sort: 'newest', ugcId: undefined }],
  [
    { sort: 'essence', ugcId: '12' },
    { sort: 'essence', ugcId: 12 },
  ],
  [
    { sort: 'questions', ugcId: 12 },
    { sort: 'questions', ugcId: 12 },
  ],
  [
    { sort: 'oldest', ugcId: '-1' },
    { sort: 'newest', ugcId: undefined },
  ],
  [{ ugcId: '1e400' }, { sort: 'newest', ugcId: undefined }],
  [{ ugcId: '<script>' }, { sort: 'newest', ugcId: undefined }],
])('reads %j', (search, address) => {
  expect(readFeedAddress(search)).toEqual(address)
})
