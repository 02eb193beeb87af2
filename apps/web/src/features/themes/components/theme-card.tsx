import type { ThemeCard as Theme } from '@fairlead/contract/themes/themes.schema.ts'
import { Link } from '@tanstack/react-router'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { themeLink, themeTint } from '../theme-address.ts'
import { themesText } from '../themes.text.ts'
import { SplitBar } from './split-bar.tsx'
import classes from './theme-card.module.css'

/** A discussion in a list; a debate also shows how it stands. The name is the link over the whole card. */
export function ThemeCard({ theme }: { theme: Theme }) {
  const t = useText(themesText)
  const { language } = useLanguage()
  const { debate, place, resource } = theme
  return (
    <article className={classes.card} data-has-cover={resource !== null}>
      {resource && (
        <span className={classes.cover}>
          <Cover seed={`${resource.kind}:${resource.id}`} tint={themeTint(theme.type)} />
        </span>
      )}
      <h3 className={classes.name}>
        <Link {...themeLink(theme)} className={classes.link}>
          {debate ? '' : '# '}
          {theme.themename}
        </Link>
        {debate && <Tag tone="coral">{t('kind.debate')}</Tag>}
        {theme.type === 2 && <Tag>{t('kind.team')}</Tag>}
      </h3>
      {theme.describes && <p className={classes.describes}>{theme.describes}</p>}
      {debate && <SplitBar debate={debate} />}
      <p className={classes.facts}>
        <span>{t('head.posts', { count: theme.ugcNum })}</span>
        {theme.recentNum > 0 && (
          <>
            <Dot />
            <span>{t('head.recent', { count: theme.recentNum })}</span>
          </>
        )}
        {place.kind !== 'enterprise' && (
          <>
            <Dot />
            <span>{place.name}</span>
          </>
        )}
        {resource && (
          <>
            <Dot />
            <span>{resource.title}</span>
          </>
        )}
        <Dot />
        <span>{formatRelativeTime(theme.addTime, language)}</span>
      </p>
    </article>
  )
}
