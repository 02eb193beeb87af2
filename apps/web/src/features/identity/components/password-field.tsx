import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { identityText } from '../identity.text.ts'

interface PasswordFieldProps {
  label: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (password: string) => void
  error: string | undefined
}

/** A password, hidden unless one wants to see it. */
export function PasswordField({ label, autoComplete, value, onChange, error }: PasswordFieldProps) {
  const t = useText(identityText)
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      aria-label={label}
      placeholder={label}
      autoComplete={autoComplete}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      end={
        <IconButton
          label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
        </IconButton>
      }
    />
  )
}
