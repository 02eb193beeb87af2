import type { LearnCard } from '@fairlead/contract/library/library.schema.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { addressOf } from '../addresses.ts'
import { libraryText } from '../library.text.ts'
import { tintOf } from '../tints.ts'
import classes from './continue-card.module.css'

interface ContinueCardProps {
  resource: LearnCard
  isLarge?: boolean
}

/** Something begun, with how far one got. */
export function ContinueCard({ resource, isLarge = false }: ContinueCardProps) {
  const t = useText(libraryText)
  const { kind, code, title, summary, ability, course, percent } = resource
  return (
    <Link className={classes.card} data-large={isLarge} {...addressOf(resource)}>
      <span className={classes.cover}>
        <Cover seed={`${kind}:${code}`} tint={tintOf(ability)} />
      </span>
      <span className={classes.words}>
        <span className={classes.minor}>{course?.title ?? t(`kind.${kind}`)}</span>
        <b>{title}</b>
        {isLarge && <span className={classes.summary}>{summary}</span>}
        <span className={classes.progress}>
          <span className={classes.line} aria-hidden>
            <i style={{ transform: `scaleX(${percent / 100})` }} />
          </span>
          <span className={classes.minor}>{t('card.progress', { percent })}</span>
        </span>
      </span>
    </Link>
  )
}
