import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { POST_ACTIVITY, type PostActivity } from '@fairlead/contract/posts/posts.events.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../platform/api/call-error.ts'
import { useRealtime } from '../../platform/realtime/realtime.ts'
import { findKnownPost } from './post-cache.ts'
import { ownCommentsQuery, type PostPage, threadQuery } from './posts.queries.ts'
import { uniquePosts } from './unique-posts.ts'

const asFirstPage = (post: Post): InfiniteData<PostPage, number> => ({
  pages: [{ rootUgc: post, childUgc: [], count: post.childUgcNum }],
  pageParams: [1],
})

/** A post with its comments: at once from what the lists know, then from the server, then live. */
export const useThread = (ugcId: number, isWatched: boolean) => {
  const client = useQueryClient()
  const [known] = useState(() => findKnownPost(client, ugcId))
  const thread = useInfiniteQuery({
    ...threadQuery(ugcId),
    enabled: isWatched,
    placeholderData: known && asFirstPage(known),
  })
  const { data: own = [] } = useQuery(ownCommentsQuery(ugcId))
  useRealtime<PostActivity>(isWatched ? `post:${ugcId}` : null, POST_ACTIVITY, (activity) => {
    if (activity.ugcId === ugcId) void thread.refetch({ cancelRefetch: false })
  })

  const pages = thread.data?.pages ?? []
  const isGone = thread.error instanceof CallError && thread.error.code === postProblems.notFound.code
  const { hasNextPage, isFetching, isFetchNextPageError } = thread
  return {
    post: isGone ? undefined : (pages[0]?.rootUgc ?? known),
    comments: uniquePosts([...pages.flatMap((page) => page.childUgc), ...own]),
    isGone,
    isLoading: thread.isPending || thread.isPlaceholderData,
    hasFailed: thread.isError && pages.length === 0,
    isRetrying: thread.isFetching,
    retry: () => void thread.refetch(),
    end: isFetchNextPageError
      ? ('failed' as const)
      : hasNextPage
        ? ('loading' as const)
        : ('finished' as const),
    canLoadMore: hasNextPage && !isFetching && !isFetchNextPageError,
    loadMore: () => void thread.fetchNextPage(),
  }
}
