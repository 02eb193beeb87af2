import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import classes from '../components/audit.module.css'
import { AuditDetail } from '../components/audit-detail.tsx'
import { type AuditChoice, AuditFilters, everything, filterOf } from '../components/audit-filters.tsx'
import { AuditLine } from '../components/audit-line.tsx'
import { AuditSkeleton } from '../components/audit-skeleton.tsx'
import { auditQuery } from '../console.queries.ts'
import { consoleText } from '../console.text.ts'

export function AuditScreen() {
  const t = useText(consoleText)
  const enterpriseId = useConsoleEnterpriseId()
  const [choice, setChoice] = useState<AuditChoice>(everything)
  const log = useInfiniteQuery({
    ...auditQuery({ enterpriseId, ...filterOf(choice) }),
    placeholderData: (before) => before,
  })
  const items = log.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <PageHead title={t('audit.title')} intro={t('audit.intro')} />
      <AuditFilters choice={choice} onChange={setChoice} occurring={log.data?.pages[0]} />
      <Card>
        {log.isPending && <AuditSkeleton />}
        {log.isError && !log.data && (
          <ErrorState
            retryLabel={t('audit.retry')}
            onRetry={() => void log.refetch()}
            retrying={log.isFetching}
          >
            {t('audit.failed')}
          </ErrorState>
        )}
        {log.data && items.length === 0 && (
          <NothingFound choice={choice} onClear={() => setChoice(everything)} />
        )}
        {items.length > 0 && (
          <ol className={classes.list}>
            {items.map((entry) => (
              <AuditLine key={entry.auditId} entry={entry}>
                <AuditDetail entry={entry} />
              </AuditLine>
            ))}
          </ol>
        )}
        {items.length > 0 && (
          <div className={classes.end}>
            {log.hasNextPage ? (
              <Button
                variant="outlined"
                loading={log.isFetchingNextPage}
                onClick={() => void log.fetchNextPage()}
              >
                {t('audit.more')}
              </Button>
            ) : (
              t('audit.noMore')
            )}
          </div>
        )}
      </Card>
    </>
  )
}

function NothingFound({ choice, onClear }: { choice: AuditChoice; onClear: () => void }) {
  const t = useText(consoleText)
  const isFiltered = choice !== everything
  return (
    <EmptyState
      drawing="bottle"
      action={
        isFiltered && (
          <Button variant="outlined" onClick={onClear}>
            {t('audit.clear')}
          </Button>
        )
      }
    >
      {t(isFiltered ? 'audit.empty' : 'audit.none')}
    </EmptyState>
  )
}
