import { useText } from '../../../platform/i18n/use-text.ts'
import { passwordFaults } from '../new-password.ts'
import { registrationText } from '../registration/registration.text.ts'
import { PasswordField } from './password-field.tsx'

export interface NewPassword {
  password: string
  passwordAgain: string
}

interface NewPasswordFieldsProps {
  value: NewPassword
  onChange: (value: NewPassword) => void
  isChecked: boolean
  /** What the server said about it. */
  failure?: string | undefined
}

/** A new password, twice. */
export function NewPasswordFields({ value, onChange, isChecked, failure }: NewPasswordFieldsProps) {
  const t = useText(registrationText)
  const faults = isChecked ? passwordFaults(value.password, value.passwordAgain) : {}
  return (
    <>
      <PasswordField
        label={t('register.newPassword')}
        autoComplete="new-password"
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={faults.password ? t(faults.password) : failure}
      />
      <PasswordField
        label={t('register.passwordAgain')}
        autoComplete="new-password"
        value={value.passwordAgain}
        onChange={(passwordAgain) => onChange({ ...value, passwordAgain })}
        error={faults.again && t(faults.again)}
      />
    </>
  )
}
