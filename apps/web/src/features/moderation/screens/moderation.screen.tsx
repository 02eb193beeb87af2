import type { QueueState } from '@fairlead/contract/moderation/moderation.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CaseCard } from '../components/case-card.tsx'
import classes from '../components/moderation.module.css'
import { WordRules } from '../components/word-rules.tsx'
import { queueQuery } from '../moderation.queries.ts'
import { moderationText } from '../moderation.text.ts'

const states = ['waiting', 'appeals', 'decided'] as const satisfies QueueState[]
const emptyWords = {
  waiting: 'emptyWaiting',
  appeals: 'emptyAppeals',
  decided: 'emptyDecided',
} as const

/** What waits for a moderator, and the words that bring it here. */
export function ModerationScreen() {
  const t = useText(moderationText)
  const listId = useId()
  const [state, setState] = useState<QueueState>('waiting')
  const queue = useInfiniteQuery(queueQuery(state))
  const cases = queue.data?.pages.flatMap((page) => page.items) ?? []
  const counts = queue.data?.pages[0]
  const labelOf = (one: QueueState) => {
    const count = one === 'decided' ? 0 : (counts?.[one] ?? 0)
    return count > 0 ? `${t(`tabs.${one}`)} ${count}` : t(`tabs.${one}`)
  }
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <Tabs
        label={t('tabs.label')}
        value={state}
        options={states.map((value) => ({ value, label: labelOf(value) }))}
        onChange={setState}
        controls={listId}
      />
      <div className={classes.grid}>
        <div id={listId} role="tabpanel" aria-label={t(`tabs.${state}`)} className={classes.list}>
          {queue.isPending && (
            <Card aria-busy>
              <Skeleton height={140} />
            </Card>
          )}
          {queue.isError && (
            <Card>
              <ErrorState
                retryLabel={t('retry')}
                onRetry={() => void queue.refetch()}
                retrying={queue.isFetching}
              >
                {t('failed')}
              </ErrorState>
            </Card>
          )}
          {queue.data && cases.length === 0 && (
            <Card>
              <EmptyState drawing="lighthouse">{t(emptyWords[state])}</EmptyState>
            </Card>
          )}
          {cases.map((one) => (
            <CaseCard key={one.caseId} one={one} />
          ))}
          {queue.hasNextPage && (
            <Button
              variant="outlined"
              loading={queue.isFetchingNextPage}
              onClick={() => void queue.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
        </div>
        <WordRules />
      </div>
    </>
  )
}
