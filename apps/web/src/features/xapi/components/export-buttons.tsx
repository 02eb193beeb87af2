import { useMutation } from '@tanstack/react-query'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { exportRecord } from '../export-record.ts'
import type { RecordFilter } from '../records.queries.ts'
import { recordsText } from '../records.text.ts'
import classes from './records.module.css'

/** What is shown, to take along. */
export function ExportButtons({ what }: { what: RecordFilter | 'own' }) {
  const t = useText(recordsText)
  const save = useMutation({
    mutationFn: (format: 'csv' | 'json') => exportRecord(format, what),
    onError: () => showToast(t('explorer.exportFailed')),
  })
  return (
    <div className={classes.export}>
      <span>{t('explorer.exporting')}</span>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="outlined"
          size="small"
          loading={save.isPending && save.variables === format}
          disabled={save.isPending}
          onClick={() => save.mutate(format)}
        >
          {t(`explorer.${format}`)}
        </Button>
      ))}
    </div>
  )
}
