import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import { readCampusHighlights, readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { FeedSort, Post } from '@fairlead/contract/posts/posts.schema.ts'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

export type FeedPage = OutputOf<typeof readFeed>
export type PostPage = OutputOf<typeof readPost>
export type Highlights = OutputOf<typeof readCampusHighlights>

/** Prefixes of the cached lists in which one and the same post may stand. */
export const postsKeys = {
  feeds: ['posts', 'feed'] as const,
  threads: ['posts', 'thread'] as const,
  own: ['posts', 'own'] as const,
  highlights: ['posts', 'highlights'] as const,
}

export const feedQuery = (sort: FeedSort) =>
  infiniteQueryOptions({
    queryKey: [...postsKeys.feeds, sort],
    queryFn: ({ pageParam, signal }) => call(readFeed, { sort, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, nextCursor }) => (items.length === 0 ? undefined : (nextCursor ?? undefined)),
  })

/** A post with its comments, or a comment with its replies; the first page also carries the post itself. */
export const threadQuery = (ugcId: number) =>
  infiniteQueryOptions({
    queryKey: [...postsKeys.threads, ugcId],
    queryFn: ({ pageParam, signal }) => call(readPost, { ugcId, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ childUgc, count }, pages, page) => {
      const loaded = pages.reduce((sum, one) => sum + one.childUgc.length, 0)
      return childUgc.length === 0 || loaded >= count ? undefined : page + 1
    },
  })

/** What the viewer has just written in a thread; it stays in sight until the page it belongs to is loaded. */
export const ownCommentsQuery = (threadId: number) =>
  queryOptions<Post[]>({
    queryKey: [...postsKeys.own, threadId],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const highlightsQuery = () =>
  queryOptions({
    queryKey: postsKeys.highlights,
    queryFn: ({ signal }) => call(readCampusHighlights, {}, { signal }),
  })
