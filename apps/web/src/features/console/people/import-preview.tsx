import type { ImportReport } from '@fairlead/contract/console/people.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import classes from './import.module.css'
import { ImportCounts } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'
import { peopleText } from './people.text.ts'

/** What would become of every row, those to correct first. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const t = useText(peopleText)
  const badFirst = [...report.rows].sort(
    (one, other) => Number(other.state === 'bad') - Number(one.state === 'bad') || one.line - other.line,
  )
  return (
    <div className={classes.step}>
      <ImportCounts report={report} />
      {report.good === 0 && <p className={classes.quiet}>{t('import.nothing')}</p>}
      {report.ignoredColumns.length > 0 && (
        <p className={classes.quiet}>{t('import.ignored', { columns: report.ignoredColumns.join(', ') })}</p>
      )}
      <ImportRows rows={badFirst} />
    </div>
  )
}
