import type { ImportRow } from '@fairlead/contract/console/people.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import classes from './import.module.css'
import { peopleText } from './people.text.ts'

export function ImportRows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useText(peopleText)
  const columns: Column<ImportRow>[] = [
    {
      id: 'name',
      title: t('column.name'),
      phone: 'lead',
      cell: ({ name }) => <strong>{name || '—'}</strong>,
    },
    { id: 'line', title: t('import.line'), cell: ({ line }) => line },
    { id: 'address', title: t('import.address'), cell: ({ phone, email }) => phone || email },
    { id: 'department', title: t('column.place'), cell: ({ department }) => department, phone: 'hidden' },
    {
      id: 'result',
      title: t('import.result'),
      cell: ({ state, faults }) => (
        <span className={classes.result} data-state={state}>
          {state === 'good' && t('import.willCome')}
          {state === 'member' && t('import.isMember')}
          {faults.map((fault) => (
            <span key={fault}>{t(`fault.${fault}`)}</span>
          ))}
        </span>
      ),
    },
  ]
  return <DataTable label={t('import.title')} columns={columns} rows={rows} keyOf={({ line }) => line} />
}
