import {
  changeMembershipType,
  type listMembershipTypes,
} from '@fairlead/contract/console/membership-types.endpoints.ts'
import type { MembershipType } from '@fairlead/contract/console/organization.schema.ts'
import type { InputOf, OutputOf } from '@fairlead/contract/endpoint.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import classes from './memberships.module.css'
import { membershipsText } from './memberships.text.ts'

const rights = ['createsDiscussions', 'createsCommunities', 'customThemes'] as const
const figures = [
  { id: 'freeChancesPerMonth', label: 'freeChances', hint: 'freeChancesHint', min: -1 },
  { id: 'ahaQuota', label: 'aha', hint: 'ahaHint', min: 0 },
] as const

interface MembershipEditorProps {
  type: MembershipType
  onClose: () => void
}

export function MembershipEditor({ type, onClose }: MembershipEditorProps) {
  const t = useText(membershipsText)
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(type)
  const save = useMutation({
    mutationFn: (input: InputOf<typeof changeMembershipType>) => call(changeMembershipType, input),
    onSuccess: (types: OutputOf<typeof listMembershipTypes>) => {
      queries.setQueryData(['console', 'membership-types'], types)
      void queries.invalidateQueries({ queryKey: ['console', 'audit'] })
      showToast(t('saved'))
      onClose()
    },
  })
  const isWhole = figures.every(({ id, min }) => Number.isInteger(draft[id]) && draft[id] >= min)
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('edit', { name: inLanguage(type.name, language) })}
      closeLabel={t('close')}
      footer={
        <Button
          fullWidth
          disabled={!isWhole || (draft.name.zh.trim() === '' && draft.name.en.trim() === '')}
          loading={save.isPending}
          onClick={() => save.mutate(draft)}
        >
          {t('save')}
        </Button>
      }
    >
      <div className={classes.editor}>
        {(['zh', 'en'] as const).map((one) => (
          <Labelled key={one} label={t(one === 'zh' ? 'nameZh' : 'nameEn')}>
            {(id) => (
              <TextField
                id={id}
                value={draft.name[one]}
                maxLength={60}
                onChange={({ currentTarget }) =>
                  setDraft({ ...draft, name: { ...draft.name, [one]: currentTarget.value } })
                }
              />
            )}
          </Labelled>
        ))}
        {figures.map(({ id: figure, label, hint, min }) => (
          <Labelled key={figure} label={t(label)} hint={t(hint)}>
            {(id) => (
              <TextField
                id={id}
                type="number"
                inputMode="numeric"
                min={min}
                value={Number.isNaN(draft[figure]) ? '' : draft[figure]}
                onChange={({ currentTarget }) =>
                  setDraft({ ...draft, [figure]: currentTarget.valueAsNumber })
                }
              />
            )}
          </Labelled>
        ))}
        <div>
          {rights.map((right) => (
            <Check
              key={right}
              label={t(right)}
              checked={draft[right]}
              onChange={(checked) => setDraft({ ...draft, [right]: checked })}
            />
          ))}
        </div>
      </div>
    </Drawer>
  )
}
