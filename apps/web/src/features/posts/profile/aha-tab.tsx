import { readAhaBook } from '@fairlead/contract/posts/posts.endpoints.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import type { ProfileTabProps } from '../../identity/public.ts'
import { AhaFlowProvider } from '../components/aha-flow-provider.tsx'
import { PostDrawer } from '../components/post-drawer.tsx'
import { PostLink } from '../components/post-link.tsx'
import { postsText } from '../posts.text.ts'
import { useFeedAddress } from '../use-feed-address.ts'
import classes from './aha-tab.module.css'

const directions = ['received', 'given'] as const
type Direction = (typeof directions)[number]

const useAhaBook = (studentId: string, direction: Direction) =>
  useInfiniteQuery({
    queryKey: ['posts', 'aha-book', studentId, direction],
    queryFn: ({ pageParam, signal }) =>
      call(readAhaBook, { studentId, direction, before: pageParam }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Who learns from whom: Aha received and given, and the people behind most of them. */
export function AhaTab({ profile }: ProfileTabProps) {
  const t = useText(postsText)
  const { language } = useLanguage()
  const listId = useId()
  const { ugcId, closePost } = useFeedAddress()
  const [direction, setDirection] = useState<Direction>('received')
  const book = useAhaBook(profile.studentId, direction)
  const items = book.data?.pages.flatMap((page) => page.items) ?? []
  const people = book.data?.pages[0]?.people ?? []
  return (
    <AhaFlowProvider>
      <Tabs
        label={t('profile.direction')}
        value={direction}
        options={directions.map((value) => ({ value, label: t(`profile.${value}`) }))}
        onChange={setDirection}
        controls={listId}
      />
      <div id={listId} role="tabpanel" aria-label={t(`profile.${direction}`)} className={classes.book}>
        {book.isPending && (
          <Card aria-busy>
            <Skeleton height={120} />
          </Card>
        )}
        {book.isError && (
          <Card>
            <ErrorState
              retryLabel={t('feed.retry')}
              onRetry={() => void book.refetch()}
              retrying={book.isFetching}
            >
              {t('rail.failed')}
            </ErrorState>
          </Card>
        )}
        {people.length > 0 && (
          <Card>
            <h2 className={classes.head}>{t(`profile.${direction}People`)}</h2>
            <ul className={classes.people}>
              {people.map(({ studentId, userId, name, avatarUrl, count }) => (
                <li key={studentId}>
                  <Avatar name={name} seed={userId} src={avatarUrl} size="small" />
                  <span>{name}</span>
                  <meter
                    value={count}
                    max={people[0]?.count ?? count}
                    aria-label={t('rail.ahaCount', { count })}
                  />
                  <b>{count}</b>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {book.data && items.length === 0 && (
          <Card>
            <EmptyState drawing="lighthouse">{t(`profile.${direction}Empty`)}</EmptyState>
          </Card>
        )}
        {items.length > 0 && (
          <Card>
            <ol className={classes.list}>
              {items.map(({ ahaId, rootUgcId, excerpt, name, userId, avatarUrl, reason, at }) => (
                <li key={ahaId}>
                  <Avatar name={name} seed={userId} src={avatarUrl} />
                  <span className={classes.words}>
                    <span>
                      <b>{name}</b> {reason && <Tag tone="amber">{t(`aha.${reason}`)}</Tag>}
                      <small>{formatRelativeTime(at, language)}</small>
                    </span>
                    <PostLink ugcId={rootUgcId} className={classes.excerpt}>
                      {excerpt}
                    </PostLink>
                  </span>
                </li>
              ))}
            </ol>
            {book.hasNextPage && (
              <Button
                variant="outlined"
                loading={book.isFetchingNextPage}
                onClick={() => void book.fetchNextPage()}
              >
                {t('profile.more')}
              </Button>
            )}
          </Card>
        )}
      </div>
      <PostDrawer ugcId={ugcId} onClose={closePost} />
    </AhaFlowProvider>
  )
}
