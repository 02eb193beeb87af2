import { listCardBatches } from '@fairlead/contract/console/card-batches.endpoints.ts'
import type { CardBatchSummary } from '@fairlead/contract/console/card-batches.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { BatchActions } from '../cards/batch-actions.tsx'
import { cardsText } from '../cards/cards.text.ts'
import { IssueCards } from '../cards/issue-cards.tsx'

/** Batches of cards. */
export function CardsScreen() {
  const t = useText(cardsText)
  const { language } = useLanguage()
  const enterpriseId = useConsoleEnterpriseId()
  const [issuing, setIssuing] = useState(false)
  const list = useInfiniteQuery({
    queryKey: ['console', 'cards', enterpriseId],
    queryFn: ({ pageParam, signal }) =>
      call(listCardBatches, { enterpriseId, cursor: pageParam, limit: 30 }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const batches = list.data?.pages.flatMap(({ items }) => items) ?? []
  const columns: Column<CardBatchSummary>[] = [
    {
      id: 'name',
      title: t('batch'),
      phone: 'lead',
      cell: ({ name }) => <strong>{inLanguage(name, language)}</strong>,
    },
    { id: 'kind', title: t('kind'), cell: ({ kind }) => t(kind) },
    { id: 'days', title: t('days'), cell: ({ days }) => t('daysEach', { count: days }) },
    {
      id: 'used',
      title: t('used'),
      cell: ({ used, received, total }) => t('usedOf', { used, received, total }),
    },
    { id: 'until', title: t('until'), cell: ({ expiresAt }) => formatDate(expiresAt, language) },
    {
      id: 'actions',
      title: t('state'),
      cell: (batch) => <BatchActions batch={batch} enterpriseId={enterpriseId} />,
    },
  ]
  return (
    <>
      <PageHead
        title={t('title')}
        intro={t('intro')}
        action={<Button onClick={() => setIssuing(true)}>{t('issue')}</Button>}
      />
      <Card>
        {list.isPending && <Skeleton height={140} />}
        {list.isError && !list.data && (
          <ErrorState retryLabel={t('retry')} onRetry={() => void list.refetch()} retrying={list.isFetching}>
            {t('failed')}
          </ErrorState>
        )}
        {list.data && batches.length === 0 && <EmptyState drawing="boat">{t('none')}</EmptyState>}
        {batches.length > 0 && (
          <DataTable label={t('title')} columns={columns} rows={batches} keyOf={({ batchId }) => batchId} />
        )}
        {list.hasNextPage && (
          <Button
            variant="outlined"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )}
      </Card>
      {issuing && <IssueCards enterpriseId={enterpriseId} onClose={() => setIssuing(false)} />}
    </>
  )
}
