import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { CODE_LENGTH } from '@fairlead/contract/identity/identity.schema.ts'
import { bindAddress } from '@fairlead/contract/identity/settings.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { updateUserInfo } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { failureOf } from '../failure-of.ts'
import { identityText } from '../identity.text.ts'
import { settingsText } from '../settings/settings.text.ts'
import { useCheckedCode } from '../use-checked-code.ts'
import { AccountField } from './account-field.tsx'
import { CodeLine } from './code-line.tsx'
import { CodeNote } from './code-note.tsx'
import classes from './login.module.css'
import { PasswordField } from './password-field.tsx'
import { RobotDialog } from './robot-dialog.tsx'

const fields = {
  account: [accountProblems.addressTaken, accountProblems.sendFailed],
  code: [accountProblems.wrongCode, accountProblems.codeTooSoon],
  password: [accountProblems.wrongPassword, accountProblems.slowedDown],
}

/** Links a phone or an e-mail address: a code shows that it is yours, the password that you are you. */
export function BindDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useText(settingsText)
  const door = useText(identityText)
  const queryClient = useQueryClient()
  const asking = useCheckedCode('bind')
  const [typed, setTyped] = useState({ account: '', code: '', password: '' })
  const [isChecked, setIsChecked] = useState(false)
  const binding = useMutation({
    mutationFn: (input: typeof typed) => call(bindAddress, input, { silent: true }),
    onSuccess: (userInfo) => {
      updateUserInfo(userInfo)
      showToast(t('safety.bound'))
      void queryClient.invalidateQueries({ queryKey: ['identity', 'settings'] })
      onClose()
    },
  })
  const failure = failureOf(binding.error ?? asking.error, fields, t('page.unreachable'))
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })
  const submit = () => {
    setIsChecked(true)
    if (typed.account.trim() !== '' && typed.code.length === CODE_LENGTH && !binding.isPending)
      binding.mutate(typed)
  }
  // One question at a time: the check stands in the place of the form.
  if (asking.check) return <RobotDialog {...asking.check} />
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('safety.bindTitle')}
      actions={
        <>
          <Button onClick={submit} loading={binding.isPending}>
            {t('safety.bind')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('page.cancel')}
          </Button>
        </>
      }
    >
      <div className={classes.form} data-left>
        <AccountField
          value={typed.account}
          onChange={(account) => change({ account })}
          isChecked={isChecked}
          failure={failure.account}
        />
        <CodeLine
          value={typed.code}
          onChange={(code) => change({ code })}
          error={isChecked && typed.code.length !== CODE_LENGTH ? door('login.codeMissing') : failure.code}
          onAsk={() => typed.account.trim() !== '' && asking.ask(typed.account.trim())}
          secondsLeft={asking.secondsLeft}
          isSending={asking.isSending}
        />
        {asking.sent && <CodeNote {...asking.sent} />}
        {hasPassword && (
          <PasswordField
            label={t('safety.confirmPassword')}
            autoComplete="current-password"
            value={typed.password}
            onChange={(password) => change({ password })}
            error={failure.password ?? failure.rest}
          />
        )}
      </div>
    </Dialog>
  )
}
