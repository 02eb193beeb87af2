import { issueCardBatch } from '@fairlead/contract/console/card-batches.endpoints.ts'
import type { CardKind } from '@fairlead/contract/membership/cards.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import classes from './cards.module.css'
import { cardsText } from './cards.text.ts'

const kinds: readonly CardKind[] = ['benefit', 'gift', 'grow_up']
const fields = [
  { id: 'zh', label: 'nameZh', type: 'text' },
  { id: 'en', label: 'nameEn', type: 'text' },
  { id: 'days', label: 'days', type: 'number' },
  { id: 'count', label: 'count', type: 'number' },
  { id: 'until', label: 'until', type: 'date' },
] as const

interface IssueCardsProps {
  enterpriseId: number | undefined
  onClose: () => void
}

export function IssueCards({ enterpriseId, onClose }: IssueCardsProps) {
  const t = useText(cardsText)
  const queries = useQueryClient()
  const [kind, setKind] = useState<CardKind>('benefit')
  const [given, setGiven] = useState({ zh: '', en: '', days: '30', count: '10', until: '' })
  const issue = useMutation({
    mutationFn: () =>
      call(issueCardBatch, {
        enterpriseId,
        kind,
        name: { zh: given.zh, en: given.en },
        days: Number(given.days),
        count: Number(given.count),
        // Good through the last minute of that day where the administrator is.
        expiresAt: new Date(`${given.until}T23:59:59`).toISOString(),
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['console'] })
      showToast(t('issued'))
      onClose()
    },
  })
  const isWhole =
    `${given.zh}${given.en}`.trim() !== '' &&
    Number(given.days) > 0 &&
    Number(given.count) > 0 &&
    given.until !== ''
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('issue')}
      closeLabel={t('close')}
      footer={
        <Button fullWidth disabled={!isWhole} loading={issue.isPending} onClick={() => issue.mutate()}>
          {t('issue')}
        </Button>
      }
    >
      <div className={classes.form}>
        <SelectField
          label={t('kind')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(value) }))}
          onChange={setKind}
        />
        {fields.map(({ id: field, label, type }) => (
          <Labelled key={field} label={t(label)}>
            {(id) => (
              <TextField
                id={id}
                type={type}
                min={type === 'number' ? 1 : undefined}
                maxLength={60}
                value={given[field]}
                onChange={({ currentTarget }) => setGiven({ ...given, [field]: currentTarget.value })}
              />
            )}
          </Labelled>
        ))}
      </div>
    </Drawer>
  )
}
