import { CODE_LENGTH } from '@fairlead/contract/identity/identity.schema.ts'
import { type SubmitEvent, useState } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { identityText } from '../identity.text.ts'
import { useCode } from '../use-code.ts'
import { useSignIn } from '../use-sign-in.ts'
import { AccountField } from './account-field.tsx'
import { CodeLine } from './code-line.tsx'
import { CodeNote } from './code-note.tsx'
import classes from './login.module.css'

interface FormProps {
  account: string
  onAccountChange: (account: string) => void
}

export function CodeForm({ account, onAccountChange }: FormProps) {
  const t = useText(identityText)
  const signIn = useSignIn()
  const asking = useCode()
  const [code, setCode] = useState('')
  const [isAccountChecked, setIsAccountChecked] = useState(false)
  const [isCodeChecked, setIsCodeChecked] = useState(false)

  const ask = () => {
    setIsAccountChecked(true)
    if (account.trim() !== '') asking.send(account.trim())
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAccountChecked(true)
    setIsCodeChecked(true)
    if (account.trim() === '' || code.length !== CODE_LENGTH || signIn.isPending) return
    signIn.mutate({ account, code })
  }
  const failure = explainFailure(signIn.error ?? asking.error, t('login.failed'))

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AccountField value={account} onChange={onAccountChange} isChecked={isAccountChecked} />
      <CodeLine
        value={code}
        onChange={setCode}
        error={isCodeChecked && code.length !== CODE_LENGTH ? t('login.codeMissing') : failure}
        onAsk={ask}
        secondsLeft={asking.secondsLeft}
        isSending={asking.isSending}
      />
      {asking.sent && <CodeNote {...asking.sent} />}
      <Button type="submit" size="large" fullWidth loading={signIn.isPending}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
