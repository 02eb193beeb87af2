import type { TopicShare } from '@fairlead/contract/library/library.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import classes from '../components/topic.module.css'
import { topicSharesQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

/** Topics that were passed on: by colleagues, and by oneself. */
export function TopicSharesScreen() {
  const t = useText(libraryText)
  const panelId = useId()
  const [by, setBy] = useState<'colleagues' | 'me'>('colleagues')
  return (
    <div className={classes.page}>
      <PageHead title={t('topic.shares')} intro={t('topic.sharesIntro')} />
      <Tabs
        label={t('topic.shares')}
        value={by}
        options={[
          { value: 'colleagues', label: t('topic.byColleagues') },
          { value: 'me', label: t('topic.byMe') },
        ]}
        onChange={setBy}
        controls={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(by === 'me' ? 'topic.byMe' : 'topic.byColleagues')}>
        <Shares key={by} by={by} />
      </div>
    </div>
  )
}

function Shares({ by }: { by: 'colleagues' | 'me' }) {
  const t = useText(libraryText)
  const shares = useInfiniteQuery(topicSharesQuery(by))
  if (shares.isPending) return <Skeleton height={160} />
  if (shares.isError)
    return (
      <ErrorState retryLabel={t('lesson.retry')} onRetry={() => void shares.refetch()}>
        {t('topic.sharesFailed')}
      </ErrorState>
    )
  const items = shares.data.pages.flatMap((page) => page.items)
  if (items.length === 0)
    return (
      <EmptyState drawing="bottle" action={<ButtonLink to="/learn">{t('topic.toLearn')}</ButtonLink>}>
        {t(by === 'me' ? 'topic.noSharesByMe' : 'topic.noShares')}
      </EmptyState>
    )
  return (
    <>
      <ul className={classes.shares}>
        {items.map((share) => (
          <li key={share.id}>
            <Share share={share} />
          </li>
        ))}
      </ul>
      {shares.hasNextPage && (
        <Button
          variant="outlined"
          loading={shares.isFetchingNextPage}
          onClick={() => void shares.fetchNextPage()}
        >
          {t('tool.more')}
        </Button>
      )}
    </>
  )
}

function Share({ share }: { share: TopicShare }) {
  const { language } = useLanguage()
  return (
    <Link className={classes.share} to="/topicFx" search={{ id: share.id }}>
      <span className={classes.person}>
        <Avatar name={share.displayName} src={share.userAvatarUrl} size="small" />
        <b>{share.displayName}</b>
        <span className={classes.minor}>{formatRelativeTime(share.shareTime, language)}</span>
      </span>
      {share.note && <span className={classes.said}>{share.note}</span>}
      <span>
        <b>{share.topic.title}</b>
        <br />
        <span className={classes.minor}>{share.topic.summary}</span>
      </span>
    </Link>
  )
}
