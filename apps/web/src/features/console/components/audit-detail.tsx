import type { AuditEntry } from '@fairlead/contract/console/console.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { consoleText } from '../console.text.ts'
import classes from './audit.module.css'

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** What exactly changed, for those who want to know; as it was written down. */
export function AuditDetail({ entry: { action, enterpriseName, detail } }: { entry: AuditEntry }) {
  const t = useText(consoleText)
  return (
    <details className={classes.detail}>
      <summary>{t('audit.detail')}</summary>
      <dl className={classes.facts}>
        <dt>{action}</dt>
        <dd>{enterpriseName}</dd>
        {Object.entries(detail).map(([name, value]) => (
          <FactRow key={name} name={name} value={shown(value)} />
        ))}
      </dl>
    </details>
  )
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}
