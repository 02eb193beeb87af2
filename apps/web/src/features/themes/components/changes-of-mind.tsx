import { useQuery } from '@tanstack/react-query'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { changesQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import classes from './debate.module.css'
import page from './theme-page.module.css'

/** Who went over, and what convinced them. */
export function ChangesOfMind({ themeId }: { themeId: number }) {
  const t = useText(themesText)
  const { language } = useLanguage()
  const { data } = useQuery(changesQuery(themeId))
  if (!data) return null
  return (
    <Card className={page.card} aria-labelledby="changes-of-mind">
      <h2 id="changes-of-mind">{t('debate.minds')}</h2>
      {data.items.length === 0 && <p className={classes.quiet}>{t('debate.noMinds')}</p>}
      <ul className={classes.minds}>
        {data.items.map((change) => (
          <li key={change.id} className={classes.mind}>
            <Avatar
              name={change.person.displayName}
              seed={change.person.userId}
              src={change.person.userAvatarUrl}
              size="small"
            />
            <span className={classes.mover}>
              <b>{change.person.displayName}</b>
              <span className={classes.to} data-side={change.to}>
                {t(change.to === 1 ? 'debate.toRed' : 'debate.toBlue')}
              </span>
              <span className={classes.quiet}>{formatRelativeTime(change.addTime, language)}</span>
            </span>
            {change.reason && <p>{change.reason}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
