import type { ResourceAccess, ResourceSummary } from '@fairlead/contract/library/library.schema.ts'
import { toolCategoryLabel } from '@fairlead/contract/library/tool-category.ts'
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { addressOf } from '../addresses.ts'
import { libraryText } from '../library.text.ts'
import { tintOf } from '../tints.ts'
import classes from './resource-card.module.css'

interface ResourceCardProps {
  resource: ResourceSummary & { percent?: number; access?: ResourceAccess }
}

/** A resource on a shelf: its cover, what it is, how long it takes, how far one is. */
export function ResourceCard({ resource }: ResourceCardProps) {
  const t = useText(libraryText)
  const { language } = useLanguage()
  const { kind, code, title, ability, minutes, course, percent = 0, access = 'open', ahaNum } = resource
  const label = kind === 'tool' ? toolCategoryLabel(resource.category, language) : t(`kind.${kind}`)
  return (
    <Link className={classes.card} {...addressOf(resource)}>
      <span className={classes.cover}>
        <Cover seed={`${kind}:${code}`} tint={tintOf(ability)} />
        {access === 'closed' && (
          <span className={classes.lock} role="img" aria-label={t('card.locked')} title={t('card.locked')}>
            <IconLock size={16} />
          </span>
        )}
        {percent > 0 && (
          <span className={classes.progress} role="img" aria-label={t('card.progress', { percent })}>
            <i style={{ transform: `scaleX(${percent / 100})` }} />
          </span>
        )}
      </span>
      <span className={classes.kind}>{course?.title ?? label}</span>
      <b className={classes.title}>{title}</b>
      <span className={classes.minor}>
        {percent === 100 ? t('learn.done') : t('card.minutes', { count: minutes })}
        {ahaNum > 0 && (
          <span className={classes.aha}>
            <IconBulb size={14} aria-hidden />
            {t('card.ahas', { count: ahaNum })}
          </span>
        )}
      </span>
    </Link>
  )
}
