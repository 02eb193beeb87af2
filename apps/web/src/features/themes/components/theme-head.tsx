import { THEME_TYPE, type ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { communityLink } from '../../communities/public.ts'
import { themeResourceSlot } from '../theme-slots.ts'
import { themesText } from '../themes.text.ts'
import classes from './theme-page.module.css'

const kindOf = ({ type, resource }: ThemeDetail) => {
  if (type === THEME_TYPE.debate) return 'kind.debate'
  if (type === THEME_TYPE.team) return 'kind.team'
  return resource ? 'kind.course' : 'kind.theme'
}

/** The question, who asked it, what it is about; below it whatever a debate or a team adds. */
export function ThemeHead({ theme, children }: { theme: ThemeDetail; children?: ReactNode }) {
  const t = useText(themesText)
  const { language } = useLanguage()
  const { place, author, resource } = theme
  const isHash = theme.type !== THEME_TYPE.debate && theme.type !== THEME_TYPE.team
  return (
    <section className={classes.head}>
      <p className={classes.kind}>
        <Tag tone={theme.type === THEME_TYPE.debate ? 'coral' : 'tide'}>{t(kindOf(theme))}</Tag>
        {theme.isPinned === 1 && <span>{t('head.pinned')}</span>}
      </p>
      <h1>
        {isHash && '# '}
        {theme.themename}
      </h1>
      {theme.describes && <p className={classes.describes}>{theme.describes}</p>}
      <p className={classes.facts}>
        {author && (
          <>
            <span>{t('head.by', { name: author.displayName })}</span>
            <Dot />
          </>
        )}
        <span>{formatDate(theme.addTime, language)}</span>
        <Dot />
        <span>{t('head.posts', { count: theme.ugcNum })}</span>
        {(place.kind === 'community' || place.kind === 'subcommunity' || place.kind === 'group') && (
          <>
            <Dot />
            <Link {...communityLink(place.kind, place.id)}>{t('head.in', { name: place.name })}</Link>
          </>
        )}
      </p>
      {children}
      {resource && <SlotContents slot={themeResourceSlot} card={resource} />}
    </section>
  )
}
