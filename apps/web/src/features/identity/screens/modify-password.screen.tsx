import { changePassword, checkCode } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { accountProblems, passwordProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { CODE_LENGTH } from '@fairlead/contract/identity/identity.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CodeLine } from '../components/code-line.tsx'
import classes from '../components/login.module.css'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { PasswordField } from '../components/password-field.tsx'
import { failureOf } from '../failure-of.ts'
import { identityText } from '../identity.text.ts'
import { passwordFaults } from '../new-password.ts'
import { registrationText } from '../registration/registration.text.ts'
import { useOwnCode } from '../use-own-code.ts'

const fields = {
  old: [accountProblems.wrongPassword, accountProblems.slowedDown],
  code: [accountProblems.wrongCode, accountProblems.ticketOver, accountProblems.codeTooSoon],
  password: Object.values(passwordProblems),
}

/** A new password for somebody signed in: the old one, a code, and the new one twice. */
export function ModifyPasswordScreen() {
  const t = useText(registrationText)
  const door = useText(identityText)
  const navigate = useNavigate()
  const asking = useOwnCode()
  const [typed, setTyped] = useState({ oldPassword: '', code: '', password: '', passwordAgain: '' })
  const [isChecked, setIsChecked] = useState(false)
  // A code is exchanged once; a mistake in the passwords must not ask for another.
  const ticketOf = useRef<{ code: string; ticket: string }>(undefined)
  const saving = useMutation({
    mutationFn: async ({ code, ...passwords }: typeof typed) => {
      if (ticketOf.current?.code !== code) {
        const { ticket } = await call(checkCode, { purpose: 'own', code }, { silent: true })
        ticketOf.current = { code, ticket }
      }
      await call(changePassword, { ...passwords, ticket: ticketOf.current.ticket }, { silent: true })
    },
    onSuccess: () => {
      showToast(t('modify.done'))
      void navigate({ to: '/personalCenter', replace: true })
    },
  })
  const failure = failureOf(saving.error ?? asking.error, fields, door('login.failed'))
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const isGood =
      typed.oldPassword !== '' &&
      typed.code.length === CODE_LENGTH &&
      Object.keys(passwordFaults(typed.password, typed.passwordAgain)).length === 0
    if (isGood && !saving.isPending) saving.mutate(typed)
  }
  return (
    <Card className={classes.alone}>
      <h1>{t('modify.title')}</h1>
      <p className={classes.lead}>{t('modify.intro')}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t('modify.old')}
          autoComplete="current-password"
          value={typed.oldPassword}
          onChange={(oldPassword) => change({ oldPassword })}
          error={isChecked && typed.oldPassword === '' ? t('modify.oldMissing') : failure.old}
        />
        <CodeLine
          value={typed.code}
          onChange={(code) => change({ code })}
          error={isChecked && typed.code.length !== CODE_LENGTH ? door('login.codeMissing') : failure.code}
          onAsk={asking.ask}
          secondsLeft={asking.secondsLeft}
          isSending={asking.isSending}
        />
        <p className={classes.lead}>{t('modify.codeTo')}</p>
        <NewPasswordFields value={typed} onChange={change} isChecked={isChecked} failure={failure.password} />
        {failure.rest && (
          <p className={classes.failure} role="alert">
            {failure.rest}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={saving.isPending}>
            {t('modify.submit')}
          </Button>
          <ButtonLink to="/personalCenter" variant="outlined">
            {t('modify.cancel')}
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}
