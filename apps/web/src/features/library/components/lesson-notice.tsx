import type { LessonPage } from '@fairlead/contract/library/library.schema.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { libraryText } from '../library.text.ts'
import classes from './lesson.module.css'

/** What a reader should know about the text before them: that it has a successor, or lags behind. */
export function LessonNotice({ page: { newerVersionId, isStale, head } }: { page: LessonPage }) {
  const t = useText(libraryText)
  if (newerVersionId > 0)
    return (
      <p className={classes.notice} role="status">
        {t('lesson.newer')}{' '}
        <Link to="." search={{ code: head.code, versionId: String(newerVersionId) }}>
          {t('lesson.toNewer')}
        </Link>
      </p>
    )
  return isStale ? <p className={classes.notice}>{t('lesson.stale')}</p> : null
}
