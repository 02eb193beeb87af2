import type { readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { TextKey } from '../../../platform/i18n/text.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SelectField } from '../../../ui/select/select-field.tsx'
import type { AuditFilter } from '../console.queries.ts'
import { consoleText } from '../console.text.ts'
import type { en } from '../text/en.ts'
import classes from './audit.module.css'

const DAYS = { always: undefined, week: 7, month: 30 } as const
const periods = ['always', 'week', 'month'] as const

export interface AuditChoice {
  noun: string
  actorId: string
  period: (typeof periods)[number]
}

export const everything: AuditChoice = { noun: '', actorId: '', period: 'always' }

export const filterOf = ({ noun, actorId, period }: AuditChoice): AuditFilter => {
  const days = DAYS[period]
  const today = new Date().setHours(0, 0, 0, 0)
  return {
    noun: noun || undefined,
    actorId: Number(actorId) || undefined,
    since: days && new Date(today - days * 86_400_000).toISOString(),
  }
}

interface AuditFiltersProps {
  choice: AuditChoice
  onChange: (choice: AuditChoice) => void
  occurring: Pick<OutputOf<typeof readAuditLog>, 'nouns' | 'actors'> | undefined
}

export function AuditFilters({ choice, onChange, occurring }: AuditFiltersProps) {
  const t = useText(consoleText)
  const nameOf = (noun: string) => t(`noun.${noun}` as TextKey<typeof en>).replace(/^noun\./, '')
  return (
    <div className={classes.filters}>
      <SelectField
        label={t('audit.what')}
        value={choice.noun}
        options={[
          { value: '', label: t('audit.anything') },
          ...(occurring?.nouns ?? []).map((noun) => ({ value: noun, label: nameOf(noun) })),
        ]}
        onChange={(noun) => onChange({ ...choice, noun })}
      />
      <SelectField
        label={t('audit.who')}
        value={choice.actorId}
        options={[
          { value: '', label: t('audit.anyone') },
          ...(occurring?.actors ?? []).map(({ actorId, name }) => ({ value: String(actorId), label: name })),
        ]}
        onChange={(actorId) => onChange({ ...choice, actorId })}
      />
      <SelectField
        label={t('audit.when')}
        value={choice.period}
        options={periods.map((value) => ({ value, label: t(`audit.${value}`) }))}
        onChange={(period) => onChange({ ...choice, period })}
      />
    </div>
  )
}
