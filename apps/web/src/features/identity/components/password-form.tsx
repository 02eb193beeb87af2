import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type SubmitEvent, useState } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { identityText } from '../identity.text.ts'
import { useSignIn } from '../use-sign-in.ts'
import { AccountField } from './account-field.tsx'
import classes from './login.module.css'

interface FormProps {
  account: string
  onAccountChange: (account: string) => void
}

export function PasswordForm({ account, onAccountChange }: FormProps) {
  const t = useText(identityText)
  const signIn = useSignIn()
  const [password, setPassword] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [isChecked, setIsChecked] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (account.trim() === '' || password === '' || signIn.isPending) return
    signIn.mutate({ account, password })
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccountField value={account} onChange={onAccountChange} isChecked={isChecked} />
      <TextField
        type={isShown ? 'text' : 'password'}
        aria-label={t('login.password')}
        placeholder={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={
          isChecked && password === ''
            ? t('login.passwordMissing')
            : explainFailure(signIn.error, t('login.failed'))
        }
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
      <Button type="submit" size="large" fullWidth loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
