import { readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'

/** For tests of places, which are not about what is said there. */
export const serveNoPosts = (): FakeApi =>
  fakeApi().otherwise(readFeed, () => ({ items: [], nextCursor: null }))
