import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { lastDays } from '../clock-in-days.ts'
import { groupWorkQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import { ClockInForm } from './clock-in-form.tsx'
import classes from './group-work.module.css'
import { MinutesList } from './minutes-list.tsx'

const DAYS = 30

interface GroupWorkProps {
  groupId: number
  /** Only the group's leader does any of it. */
  canLead: boolean
}

/** The last thirty days at a glance, and what was written down. */
export function GroupWork({ groupId, canLead }: GroupWorkProps) {
  const t = useText(communitiesText)
  const { language } = useLanguage()
  const work = useQuery(groupWorkQuery(groupId))
  if (work.isPending)
    return (
      <Card className={classes.section} aria-busy>
        <Skeleton height={18} width={120} />
        <Skeleton height={44} />
        <Skeleton height={88} />
      </Card>
    )
  if (!work.data)
    return (
      <Card>
        <ErrorState retryLabel={t('retry')} onRetry={() => void work.refetch()} retrying={work.isFetching}>
          {t('work.failed')}
        </ErrorState>
      </Card>
    )
  const { today, clockIns, minutes } = work.data
  const done = new Map(clockIns.map((one) => [one.day, one]))
  const days = lastDays(today, DAYS)
  const isDoneToday = done.has(today)
  return (
    <div className={classes.panel}>
      <Card className={classes.section} aria-labelledby="group-clock-in">
        <div className={classes.top}>
          <h2 id="group-clock-in">{t('work.title')}</h2>
          <span className={classes.quiet}>
            {t('work.days', { count: days.filter((day) => done.has(day)).length })}
          </span>
        </div>
        <ol className={classes.days}>
          {days.map((day) => (
            <li
              key={day}
              className={classes.day}
              data-done={done.has(day)}
              data-today={day === today}
              title={[formatDate(`${day}T12:00:00`, language), done.get(day)?.note]
                .filter(Boolean)
                .join(' · ')}
            >
              <span className={classes.spoken}>
                {t(done.has(day) ? 'work.dayDone' : 'work.dayOpen', {
                  day: formatDate(`${day}T12:00:00`, language),
                })}
              </span>
            </li>
          ))}
        </ol>
        {canLead && !isDoneToday ? (
          <ClockInForm groupId={groupId} />
        ) : (
          <p className={classes.quiet}>
            {t(isDoneToday ? 'work.doneToday' : canLead ? 'work.notYet' : 'work.leaderOnly')}
          </p>
        )}
      </Card>
      <MinutesList groupId={groupId} minutes={minutes} canLead={canLead} />
    </div>
  )
}
