import { useText } from '../../../platform/i18n/use-text.ts'
import { TextField } from '../../../ui/field/text-field.tsx'
import { identityText } from '../identity.text.ts'

interface AccountFieldProps {
  value: string
  onChange: (value: string) => void
  /** Complains about emptiness only after a first try. */
  isChecked: boolean
  failure?: string | undefined
}

export function AccountField({ value, onChange, isChecked, failure }: AccountFieldProps) {
  const t = useText(identityText)
  return (
    <TextField
      aria-label={t('login.account')}
      placeholder={t('login.account')}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={isChecked && value.trim() === '' ? t('login.accountMissing') : failure}
    />
  )
}
