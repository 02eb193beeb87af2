import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { CallError } from '../../../platform/api/call-error.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { identityText } from '../identity.text.ts'
import { useSignIn } from '../use-sign-in.ts'
import { AccountField } from './account-field.tsx'
import classes from './login.module.css'
import { PasswordField } from './password-field.tsx'

// Only needed while somebody is guessing at the account.
const RobotDialog = lazy(() =>
  import('./robot-dialog.tsx').then((module) => ({ default: module.RobotDialog })),
)

interface FormProps {
  account: string
  onAccountChange: (account: string) => void
}

const asksForCheck = (error: Error | null): boolean =>
  error instanceof CallError &&
  [accountProblems.robotCheckNeeded.code, accountProblems.robotCheckFailed.code].includes(error.code)

export function PasswordForm({ account, onAccountChange }: FormProps) {
  const t = useText(identityText)
  const signIn = useSignIn()
  const [password, setPassword] = useState('')
  const [isChecked, setIsChecked] = useState(false)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (account.trim() === '' || password === '' || signIn.isPending) return
    signIn.mutate({ account, password })
  }
  const failure = explainFailure(signIn.error, t('login.failed'))

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccountField value={account} onChange={onAccountChange} isChecked={isChecked} />
      <PasswordField
        label={t('login.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={isChecked && password === '' ? t('login.passwordMissing') : failure}
      />
      <Button type="submit" size="large" fullWidth loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
      {asksForCheck(signIn.error) && (
        <Suspense>
          <RobotDialog
            round={signIn.submittedAt}
            onAnswer={(answer) => signIn.mutate({ account, password, ...answer })}
            onClose={signIn.reset}
            hint={failure}
          />
        </Suspense>
      )}
    </form>
  )
}
