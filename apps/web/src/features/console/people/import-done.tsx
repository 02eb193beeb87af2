import type { ImportReport } from '@fairlead/contract/console/people.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LineDrawing } from '../../../ui/state/line-drawing.tsx'
import { downloadText } from '../download-text.ts'
import { csvOf } from './csv-of.ts'
import classes from './import.module.css'
import { ImportRows } from './import-rows.tsx'
import { peopleText } from './people.text.ts'

/** What became of the table, and the rows to correct, to take along. */
export function ImportDone({ report }: { report: ImportReport }) {
  const t = useText(peopleText)
  const bad = report.rows.filter(({ state }) => state === 'bad')
  const save = () =>
    downloadText(
      'fairlead-people-to-correct.csv',
      csvOf([
        [
          t('column.name'),
          t('person.phone'),
          t('person.email'),
          t('column.place'),
          t('column.position'),
          t('column.class'),
          t('import.result'),
        ],
        ...bad.map(({ name, phone, email, department, position, className, faults }) => [
          name,
          phone,
          email,
          department,
          position,
          className,
          faults.map((fault) => t(`fault.${fault}`)).join('; '),
        ]),
      ]),
    )
  return (
    <div className={classes.step}>
      <div className={classes.finished} role="status">
        <LineDrawing name="boat" />
        <h2>{t('import.finished', { count: report.good })}</h2>
        <p className={classes.quiet}>{t('import.finishedText')}</p>
      </div>
      {bad.length > 0 && (
        <>
          <div className={classes.leftOut}>
            <h3>{t('import.leftOut')}</h3>
            <Button variant="outlined" size="small" onClick={save}>
              {t('import.report')}
            </Button>
          </div>
          <ImportRows rows={bad} />
        </>
      )}
    </div>
  )
}
