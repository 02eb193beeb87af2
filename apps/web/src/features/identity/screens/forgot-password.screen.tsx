import { changePassword, checkCode } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { accountProblems, passwordProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { CODE_LENGTH } from '@fairlead/contract/identity/identity.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AccountField } from '../components/account-field.tsx'
import { CodeLine } from '../components/code-line.tsx'
import { CodeNote } from '../components/code-note.tsx'
import { DoorFrame } from '../components/door-frame.tsx'
import classes from '../components/login.module.css'
import { NewPasswordFields } from '../components/new-password-fields.tsx'
import { RobotDialog } from '../components/robot-dialog.tsx'
import { failureOf } from '../failure-of.ts'
import { identityText } from '../identity.text.ts'
import { passwordFaults } from '../new-password.ts'
import { registrationText } from '../registration/registration.text.ts'
import { useCheckedCode } from '../use-checked-code.ts'

interface Proof {
  account: string
  ticket: string
}

/** First a code that shows whose account it is, then a new password. */
export function ForgotPasswordScreen() {
  const t = useText(registrationText)
  const [proof, setProof] = useState<Proof>()
  return (
    <DoorFrame title={t(proof ? 'forgot.newTitle' : 'forgot.title')}>
      {proof ? (
        <NewPasswordStep proof={proof} onTooLate={() => setProof(undefined)} />
      ) : (
        <ProofStep onProven={setProof} />
      )}
      <p className={classes.links}>
        <Link to="/login" className={classes.register}>
          {t('forgot.back')}
        </Link>
      </p>
    </DoorFrame>
  )
}

function ProofStep({ onProven }: { onProven: (proof: Proof) => void }) {
  const t = useText(registrationText)
  const door = useText(identityText)
  const asking = useCheckedCode('password')
  const [account, setAccount] = useState('')
  const [code, setCode] = useState('')
  const [isAccountChecked, setIsAccountChecked] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const checking = useMutation({
    mutationFn: () => call(checkCode, { account, code, purpose: 'password' }, { silent: true }),
    onSuccess: ({ ticket }) => onProven({ account, ticket }),
  })
  const failure = failureOf(
    checking.error ?? asking.error,
    { account: [accountProblems.sendFailed] },
    door('login.failed'),
  )
  const ask = () => {
    setIsAccountChecked(true)
    if (account.trim() !== '') asking.ask(account.trim())
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAccountChecked(true)
    setIsChecked(true)
    if (account.trim() !== '' && code.length === CODE_LENGTH && !checking.isPending) checking.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{t('forgot.intro')}</p>
      <AccountField
        value={account}
        onChange={setAccount}
        isChecked={isAccountChecked}
        failure={failure.account}
      />
      <CodeLine
        value={code}
        onChange={setCode}
        error={isChecked && code.length !== CODE_LENGTH ? door('login.codeMissing') : failure.rest}
        onAsk={ask}
        secondsLeft={asking.secondsLeft}
        isSending={asking.isSending}
      />
      {asking.sent && (
        <CodeNote {...asking.sent} words={t('forgot.maybeSent', { account: asking.sent.account })} />
      )}
      <Button type="submit" size="large" fullWidth loading={checking.isPending}>
        {t('forgot.next')}
      </Button>
      {asking.check && <RobotDialog {...asking.check} />}
    </form>
  )
}

function NewPasswordStep({ proof, onTooLate }: { proof: Proof; onTooLate: () => void }) {
  const t = useText(registrationText)
  const door = useText(identityText)
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ password: '', passwordAgain: '' })
  const [isChecked, setIsChecked] = useState(false)
  const saving = useMutation({
    mutationFn: () => call(changePassword, { ...proof, ...typed }, { silent: true }),
    onSuccess: () => {
      showToast(t('forgot.done'))
      void navigate({ to: '/login', replace: true })
    },
  })
  const failure = failureOf(
    saving.error,
    { password: Object.values(passwordProblems), ticket: [accountProblems.ticketOver] },
    door('login.failed'),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const isGood = Object.keys(passwordFaults(typed.password, typed.passwordAgain)).length === 0
    if (isGood && !saving.isPending) saving.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NewPasswordFields value={typed} onChange={setTyped} isChecked={isChecked} failure={failure.password} />
      {(failure.ticket ?? failure.rest) && (
        <p className={classes.failure} role="alert">
          {failure.ticket ?? failure.rest}
        </p>
      )}
      {failure.ticket ? (
        <Button size="large" fullWidth onClick={onTooLate}>
          {door('login.getCode')}
        </Button>
      ) : (
        <Button type="submit" size="large" fullWidth loading={saving.isPending}>
          {t('forgot.submit')}
        </Button>
      )}
    </form>
  )
}
