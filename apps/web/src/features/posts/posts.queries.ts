import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import {
  readCampusHighlights,
  readFeed,
  readPost,
  readPostsOf,
} from '@fairlead/contract/posts/posts.endpoints.ts'
import type { FeedSort, Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
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

const nextPage = ({ items, nextCursor }: FeedPage) =>
  items.length === 0 ? undefined : (nextCursor ?? undefined)

/** What a list of posts is about: a place in a sort, the campus when no place is said; in a debate also one side. */
export interface FeedOf {
  sort: FeedSort
  place?: Place | undefined
  side?: 1 | 2 | undefined
}

export const feedKeyOf = ({ sort, place, side }: FeedOf) =>
  [...postsKeys.feeds, place ? `${place.kind}-${place.id}` : 'campus', sort, side ?? 0] as const

export const feedQuery = (feed: FeedOf) =>
  infiniteQueryOptions({
    queryKey: feedKeyOf(feed),
    queryFn: ({ pageParam, signal }) =>
      call(
        readFeed,
        {
          sort: feed.sort,
          placeKind: feed.place?.kind,
          placeId: feed.place?.id,
          side: feed.side,
          cursor: pageParam,
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextPage,
  })

export const authoredQuery = (studentId: string) =>
  infiniteQueryOptions({
    queryKey: [...postsKeys.feeds, 'of', studentId],
    queryFn: ({ pageParam, signal }) => call(readPostsOf, { studentId, cursor: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextPage,
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
