import type { ImportReport } from '@fairlead/contract/console/people.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import classes from './import.module.css'
import { ImportCounts } from './import-counts.tsx'
import { ImportRows } from './import-rows.tsx'
import { peopleText } from './people.text.ts'

interface ImportPreviewProps {
  report: ImportReport
  onBack: () => void
}

/** What would become of every row, those to correct first. */
export function ImportPreview({ report, onBack }: ImportPreviewProps) {
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
      <div>
        <Button variant="outlined" size="small" onClick={onBack}>
          {t('import.back')}
        </Button>
      </div>
      <ImportRows rows={badFirst} />
    </div>
  )
}
