import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { campusRailSlot } from '../campus-slots.ts'
import { highlightsQuery } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import { AhaOfTheWeek } from './aha-of-the-week.tsx'
import { OpenQuestions } from './open-questions.tsx'
import classes from './rail.module.css'
import skeleton from './skeleton.module.css'

/** Beside the feed on a desk; on a phone only its first card, above the feed. */
export function CampusRail() {
  const t = useText(postsText)
  const highlights = useQuery(highlightsQuery())
  return (
    <aside className={classes.rail} aria-label={t('rail.label')}>
      {highlights.isPending && (
        <Card className={skeleton.lines} aria-hidden>
          <Skeleton height={18} width={140} />
          <Skeleton height={14} />
          <Skeleton height={14} />
          <Skeleton height={14} width="70%" />
        </Card>
      )}
      {highlights.isError && !highlights.data && (
        <Card>
          <ErrorState
            retryLabel={t('feed.retry')}
            onRetry={() => void highlights.refetch()}
            retrying={highlights.isFetching}
          >
            {t('rail.failed')}
          </ErrorState>
        </Card>
      )}
      {highlights.data && (
        <>
          <AhaOfTheWeek highlights={highlights.data} />
          <OpenQuestions questions={highlights.data.openQuestions} />
        </>
      )}
      <SlotContents slot={campusRailSlot} />
    </aside>
  )
}
