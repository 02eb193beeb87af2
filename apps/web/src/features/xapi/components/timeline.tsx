import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { recordsText } from '../records.text.ts'
import classes from './records.module.css'

/** How busy each day was. */
export function Timeline({ days }: { days: readonly { day: string; count: number }[] }) {
  const t = useText(recordsText)
  const { language } = useLanguage()
  const most = Math.max(1, ...days.map(({ count }) => count))
  const first = days[0]?.day
  const last = days.at(-1)?.day
  return (
    <figure className={classes.chart} aria-label={t('explorer.chart')}>
      <div className={classes.bars} aria-hidden>
        {days.map(({ day, count }) => (
          <span
            key={day}
            className={classes.bar}
            data-empty={count === 0}
            style={{ height: `${(count / most) * 100}%` }}
            title={`${formatDate(day, language)}: ${count}`}
          />
        ))}
      </div>
      <figcaption className={classes.axis}>
        <span>{first && formatDate(first, language)}</span>
        <span>{t('explorer.most', { count: most })}</span>
        <span>{last && formatDate(last, language)}</span>
      </figcaption>
    </figure>
  )
}
