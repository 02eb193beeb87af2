import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { calmScroll } from '../../../ui/scroll/scroll-behavior.ts'
import { useEndReached } from '../../../ui/scroll/use-end-reached.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { type FeedOf, feedQuery } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import { uniquePosts } from '../unique-posts.ts'
import { useLiveFeed } from '../use-live-feed.ts'
import classes from './feed.module.css'
import { ListEnd } from './list-end.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { VirtualPosts } from './virtual-posts.tsx'

const emptyWords = {
  newest: 'feed.emptyNewest',
  hottest: 'feed.emptyHottest',
  essence: 'feed.emptyEssence',
  questions: 'feed.emptyQuestions',
} as const

const skeletonCard = (
  <Card>
    <PostSkeleton />
  </Card>
)

interface FeedProps extends FeedOf {
  onShowNewest: () => void
}

export function Feed({ sort, place, side, onShowNewest }: FeedProps) {
  const t = useText(postsText)
  const feed = useInfiniteQuery(feedQuery({ sort, place, side }))
  const { freshCount, forgetFresh } = useLiveFeed(place)
  const { hasNextPage, isFetching, isFetchNextPageError } = feed
  const end = useEndReached<HTMLDivElement>({
    enabled: hasNextPage && !isFetching && !isFetchNextPageError,
    onReach: () => void feed.fetchNextPage(),
  })

  if (feed.isPending)
    return (
      <div className={classes.feed} aria-busy>
        {skeletonCard}
        {skeletonCard}
        {skeletonCard}
      </div>
    )
  if (!feed.data)
    return (
      <Card>
        <ErrorState
          retryLabel={t('feed.retry')}
          onRetry={() => void feed.refetch()}
          retrying={feed.isFetching}
        >
          {t('feed.failed')}
        </ErrorState>
      </Card>
    )

  const showFresh = () => {
    forgetFresh()
    window.scrollTo({ top: 0, behavior: calmScroll() })
    void feed.refetch()
  }
  const posts = uniquePosts(feed.data.pages.flatMap((page) => page.items))
  if (posts.length === 0)
    return (
      <Card>
        <EmptyState
          drawing={sort === 'questions' ? 'bottle' : 'boat'}
          action={
            <Button
              variant="outlined"
              loading={feed.isFetching}
              onClick={() => (sort === 'newest' ? void feed.refetch() : onShowNewest())}
            >
              {t(sort === 'newest' ? 'feed.refresh' : 'feed.toNewest')}
            </Button>
          }
        >
          {t(emptyWords[sort])}
        </EmptyState>
      </Card>
    )
  return (
    <div className={classes.feed}>
      {freshCount > 0 && sort === 'newest' && (
        <button type="button" className={classes.fresh} onClick={showFresh}>
          {t('feed.fresh', { count: freshCount })}
        </button>
      )}
      <VirtualPosts posts={posts} />
      <ListEnd
        ref={end}
        state={feed.isFetchNextPageError ? 'failed' : hasNextPage ? 'loading' : 'finished'}
        onRetry={() => void feed.fetchNextPage()}
        placeholder={skeletonCard}
      />
    </div>
  )
}
