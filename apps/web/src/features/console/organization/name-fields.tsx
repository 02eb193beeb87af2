import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'

const NAME_MAX = 60

interface NameFieldsProps {
  name: LocalizedText
  onChange: (name: LocalizedText) => void
}

export const isNamed = ({ en, zh }: LocalizedText): boolean => en.trim() !== '' || zh.trim() !== ''

/** A name in both languages. */
export function NameFields({ name, onChange }: NameFieldsProps) {
  const t = useText(organizationText)
  return (
    <div className={classes.names}>
      <Labelled label={t('nameZh')}>
        {(id) => (
          <TextField
            id={id}
            value={name.zh}
            maxLength={NAME_MAX}
            onChange={({ currentTarget }) => onChange({ ...name, zh: currentTarget.value })}
          />
        )}
      </Labelled>
      <Labelled label={t('nameEn')} hint={t('oneIsEnough')}>
        {(id) => (
          <TextField
            id={id}
            value={name.en}
            maxLength={NAME_MAX}
            onChange={({ currentTarget }) => onChange({ ...name, en: currentTarget.value })}
          />
        )}
      </Labelled>
    </div>
  )
}
