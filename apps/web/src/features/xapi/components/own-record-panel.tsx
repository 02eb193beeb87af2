import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ownRecordQuery } from '../records.queries.ts'
import { recordsText } from '../records.text.ts'
import { ExportButtons } from './export-buttons.tsx'
import { RecordList } from './record-list.tsx'
import classes from './records.module.css'

/** A learner's own record, to read and to take along. */
export function OwnRecordPanel() {
  const t = useText(recordsText)
  const pages = useInfiniteQuery(ownRecordQuery())
  return (
    <div className={classes.own}>
      <p className={classes.quiet}>{t('own.intro')}</p>
      <ExportButtons what="own" />
      <RecordList pages={pages} failed={t('own.failed')} empty={{ text: t('own.empty') }} />
    </div>
  )
}
