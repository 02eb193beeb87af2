import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { themeLink } from '../theme-address.ts'
import { themesQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import classes from './theme-page.module.css'

const SHOWN = 5

/** What people talk about on campus just now. */
export function ThemeRail({ except }: { except?: number }) {
  const t = useText(themesText)
  const { data } = useInfiniteQuery(themesQuery('campus'))
  const themes = data?.pages[0]?.items.filter(({ themeId }) => themeId !== except).slice(0, SHOWN) ?? []
  if (themes.length === 0) return null
  return (
    <Card className={classes.card} aria-labelledby="being-discussed">
      <h2 id="being-discussed">{t('rail.title')}</h2>
      <ul className={classes.links}>
        {themes.map((theme) => (
          <li key={theme.themeId}>
            <Link {...themeLink(theme)} className={classes.link}>
              <b>
                {theme.debate ? '' : '# '}
                {theme.themename}
              </b>
              <span>
                {theme.debate && `${t('rail.debate')} · `}
                {theme.debate
                  ? t('debate.people', { count: theme.debate.redNum + theme.debate.blueNum })
                  : t('head.posts', { count: theme.ugcNum })}
                {theme.recentNum > 0 && ` · ${t('head.recent', { count: theme.recentNum })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/campusCoursetopics" className={classes.all}>
        {t('rail.all')}
      </Link>
    </Card>
  )
}
