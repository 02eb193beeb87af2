import { register } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { accountProblems, passwordProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { CODE_LENGTH, REALNAME_MAX } from '@fairlead/contract/identity/identity.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { Session } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField } from '../../../ui/field/check-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { failureOf } from '../failure-of.ts'
import { identityText } from '../identity.text.ts'
import { passwordFaults } from '../new-password.ts'
import { registrationText } from '../registration/registration.text.ts'
import { useCheckedCode } from '../use-checked-code.ts'
import { AccountField } from './account-field.tsx'
import { CodeLine } from './code-line.tsx'
import { CodeNote } from './code-note.tsx'
import classes from './login.module.css'
import { NewPasswordFields } from './new-password-fields.tsx'
import { RobotDialog } from './robot-dialog.tsx'

const fields = {
  account: [accountProblems.addressTaken, accountProblems.sendFailed],
  code: [accountProblems.wrongCode, accountProblems.codeTooSoon],
  password: Object.values(passwordProblems),
  invitation: [accountProblems.invitationInvalid],
}

const empty = { account: '', code: '', password: '', passwordAgain: '', realname: '', invitationCode: '' }

export function RegisterForm({ onRegistered }: { onRegistered: (session: Session) => void }) {
  const t = useText(registrationText)
  const door = useText(identityText)
  const { language, setLanguage } = useLanguage()
  const asking = useCheckedCode('register')
  const [typed, setTyped] = useState(empty)
  const [agreed, setAgreed] = useState(false)
  const [isAccountChecked, setIsAccountChecked] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const registering = useMutation({
    mutationFn: (input: typeof empty) => call(register, { ...input, language, agreed: 1 }, { silent: true }),
    onSuccess: onRegistered,
  })
  const failure = failureOf(registering.error ?? asking.error, fields, door('login.failed'))
  const change = (part: Partial<typeof empty>) => {
    setTyped({ ...typed, ...part })
    registering.reset()
  }
  const ask = () => {
    setIsAccountChecked(true)
    if (typed.account.trim() !== '') asking.ask(typed.account.trim())
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAccountChecked(true)
    setIsChecked(true)
    const isComplete =
      typed.account.trim() !== '' &&
      typed.code.length === CODE_LENGTH &&
      typed.realname.trim() !== '' &&
      Object.keys(passwordFaults(typed.password, typed.passwordAgain)).length === 0
    if (isComplete && agreed && !registering.isPending) registering.mutate(typed)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccountField
        value={typed.account}
        onChange={(account) => change({ account })}
        isChecked={isAccountChecked}
        failure={failure.account}
      />
      <CodeLine
        value={typed.code}
        onChange={(code) => change({ code })}
        error={isChecked && typed.code.length !== CODE_LENGTH ? door('login.codeMissing') : failure.code}
        onAsk={ask}
        secondsLeft={asking.secondsLeft}
        isSending={asking.isSending}
      />
      {asking.sent && <CodeNote {...asking.sent} />}
      <NewPasswordFields value={typed} onChange={change} isChecked={isChecked} failure={failure.password} />
      <TextField
        aria-label={t('register.realname')}
        placeholder={t('register.realname')}
        autoComplete="name"
        maxLength={REALNAME_MAX}
        value={typed.realname}
        onChange={(event) => change({ realname: event.currentTarget.value })}
        error={isChecked && typed.realname.trim() === '' ? t('register.nameMissing') : undefined}
      />
      <TextField
        aria-label={t('register.invitation')}
        placeholder={t('register.invitation')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={typed.invitationCode}
        onChange={(event) => change({ invitationCode: event.currentTarget.value })}
        error={failure.invitation}
      />
      <fieldset className={classes.languages}>
        <legend>{t('register.language')}</legend>
        {(['zh', 'en'] as const).map((one) => (
          <CheckField
            key={one}
            type="radio"
            name="language"
            checked={language === one}
            onChange={() => void setLanguage(one)}
          >
            {t(`register.${one}`)}
          </CheckField>
        ))}
      </fieldset>
      <CheckField
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        error={isChecked && !agreed ? t('register.agreeMissing') : undefined}
      >
        {t('register.agreeBefore')}{' '}
        <Link to="/serviceAgreement" target="_blank">
          {t('register.agreement')}
        </Link>{' '}
        {t('register.and')}{' '}
        <Link to="/privacyStatement" target="_blank">
          {t('register.privacy')}
        </Link>
      </CheckField>
      {failure.rest && (
        <p className={classes.failure} role="alert">
          {failure.rest}
        </p>
      )}
      <Button type="submit" size="large" fullWidth loading={registering.isPending}>
        {t('register.submit')}
      </Button>
      {asking.check && <RobotDialog {...asking.check} />}
    </form>
  )
}
