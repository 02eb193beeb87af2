import { decideJoinRequest } from '@fairlead/contract/communities/communities.endpoints.ts'
import type { JoinRequest } from '@fairlead/contract/communities/communities.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { requestsQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'
import classes from './manage.module.css'
import { PeopleSkeleton } from './people-skeleton.tsx'
import rows from './person-row.module.css'
import { PersonRow } from './person-row.tsx'

export function RequestList({ munityId }: { munityId: number }) {
  const t = useText(communitiesText)
  const requests = useInfiniteQuery(requestsQuery(munityId))
  const items = requests.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card className={classes.section} aria-labelledby="join-requests">
      <h2 id="join-requests">{t('requests.title')}</h2>
      {requests.isPending && <PeopleSkeleton />}
      {requests.isError && items.length === 0 && (
        <ErrorState retryLabel={t('retry')} onRetry={() => void requests.refetch()}>
          {t('requests.failed')}
        </ErrorState>
      )}
      {requests.data && items.length === 0 && <p className={classes.none}>{t('requests.none')}</p>}
      <ul className={rows.list}>
        {items.map((request) => (
          <li key={request.requestId}>
            <RequestRow request={request} />
          </li>
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button
          variant="outlined"
          loading={requests.isFetchingNextPage}
          onClick={() => void requests.fetchNextPage()}
        >
          {t('members.more')}
        </Button>
      )}
    </Card>
  )
}

function RequestRow({ request }: { request: JoinRequest }) {
  const t = useText(communitiesText)
  const { language } = useLanguage()
  const decide = useCommunityAction({
    act: (approve: 0 | 1) => call(decideJoinRequest, { requestId: request.requestId, approve }),
    said: (_, approve) => t(approve === 1 ? 'requests.approved' : 'requests.rejected'),
  })
  const isPending = request.state === 'pending'
  return (
    <PersonRow
      person={request.applicant}
      marks={
        !isPending && (
          <Tag tone={request.state === 'approved' ? 'tide' : 'quiet'}>{t(`requests.${request.state}`)}</Tag>
        )
      }
      actions={
        isPending && (
          <>
            <Button
              size="small"
              variant="outlined"
              disabled={decide.isPending}
              onClick={() => decide.mutate(0)}
            >
              {t('requests.reject')}
            </Button>
            <Button size="small" disabled={decide.isPending} onClick={() => decide.mutate(1)}>
              {t('requests.approve')}
            </Button>
          </>
        )
      }
    >
      <span className={request.reason ? rows.said : rows.quiet}>
        {request.reason || t('requests.noReason')}
      </span>
      <span className={rows.quiet}>{formatRelativeTime(request.addTime, language)}</span>
    </PersonRow>
  )
}
