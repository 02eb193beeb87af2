import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { useEndReached } from '../../../ui/scroll/use-end-reached.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import type { ProfileTabProps } from '../../identity/public.ts'
import { OwnDecisions } from '../../moderation/public.ts'
import { AhaFlowProvider } from '../components/aha-flow-provider.tsx'
import classes from '../components/feed.module.css'
import { ListEnd } from '../components/list-end.tsx'
import { PostDrawer } from '../components/post-drawer.tsx'
import { PostSkeleton } from '../components/post-skeleton.tsx'
import { VirtualPosts } from '../components/virtual-posts.tsx'
import { authoredQuery } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import { uniquePosts } from '../unique-posts.ts'
import { useFeedAddress } from '../use-feed-address.ts'

/** What a person has posted; on one's own page also what moderators said about it. */
export function PostsTab({ profile }: ProfileTabProps) {
  const t = useText(postsText)
  const { ugcId, closePost } = useFeedAddress()
  const feed = useInfiniteQuery(authoredQuery(profile.studentId))
  const { hasNextPage, isFetching, isFetchNextPageError } = feed
  const end = useEndReached<HTMLDivElement>({
    enabled: hasNextPage && !isFetching && !isFetchNextPageError,
    onReach: () => void feed.fetchNextPage(),
  })
  const posts = uniquePosts(feed.data?.pages.flatMap((page) => page.items) ?? [])
  return (
    <AhaFlowProvider>
      <div className={classes.feed}>
        {profile.isOwn && <OwnDecisions />}
        {feed.isPending && (
          <Card aria-busy>
            <PostSkeleton />
          </Card>
        )}
        {feed.isError && !feed.data && (
          <Card>
            <ErrorState
              retryLabel={t('feed.retry')}
              onRetry={() => void feed.refetch()}
              retrying={isFetching}
            >
              {t('feed.failed')}
            </ErrorState>
          </Card>
        )}
        {feed.data && posts.length === 0 && (
          <Card>
            <EmptyState drawing="boat">{t(profile.isOwn ? 'profile.ownNone' : 'profile.none')}</EmptyState>
          </Card>
        )}
        {posts.length > 0 && (
          <>
            <VirtualPosts posts={posts} />
            <ListEnd
              ref={end}
              state={isFetchNextPageError ? 'failed' : hasNextPage ? 'loading' : 'finished'}
              onRetry={() => void feed.fetchNextPage()}
              placeholder={<PostSkeleton />}
            />
          </>
        )}
      </div>
      <PostDrawer ugcId={ugcId} onClose={closePost} />
    </AhaFlowProvider>
  )
}
