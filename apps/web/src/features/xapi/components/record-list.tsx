import type { RecordEntry as Entry } from '@fairlead/contract/xapi/explorer.schema.ts'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { recordsText } from '../records.text.ts'
import { RecordEntry } from './record-entry.tsx'
import classes from './records.module.css'

/** What the list needs to know of its query. */
interface RecordPages {
  data: { pages: { items: Entry[] }[] } | undefined
  isPending: boolean
  isError: boolean
  isFetching: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

interface RecordListProps {
  pages: RecordPages
  failed: string
  empty: { text: string; action?: ReactNode }
  more?: (entry: Entry) => ReactNode
}

const placeholder = (
  <li className={classes.entry}>
    <Skeleton height={32} isRound />
    <div className={classes.words}>
      <Skeleton height={18} width="58%" />
      <Skeleton height={13} width="120px" />
    </div>
  </li>
)

export function RecordList({ pages, failed, empty, more }: RecordListProps) {
  const t = useText(recordsText)
  if (pages.isPending)
    return (
      <ol className={classes.list} aria-busy>
        {placeholder}
        {placeholder}
        {placeholder}
        {placeholder}
      </ol>
    )
  if (pages.isError && !pages.data)
    return (
      <ErrorState retryLabel={t('retry')} onRetry={() => void pages.refetch()} retrying={pages.isFetching}>
        {failed}
      </ErrorState>
    )
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0)
    return (
      <EmptyState drawing="bottle" action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  return (
    <>
      <ol className={classes.list}>
        {items.map((entry) => (
          <RecordEntry key={entry.statementId} entry={entry}>
            {more?.(entry)}
          </RecordEntry>
        ))}
      </ol>
      <div className={classes.end}>
        {pages.hasNextPage ? (
          <Button
            variant="outlined"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {t('more')}
          </Button>
        ) : (
          t('noMore')
        )}
      </div>
    </>
  )
}
