import { checkCode } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { CODE_LENGTH } from '@fairlead/contract/identity/identity.schema.ts'
import type { HeldIdentity } from '@fairlead/contract/identity/profile.schema.ts'
import { cancelAccount, handOverIdentity } from '@fairlead/contract/identity/settings.endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { clearSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField } from '../../../ui/field/check-field.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { settingsText } from '../settings/settings.text.ts'
import { cancellationQuery } from '../settings.queries.ts'
import { useOwnCode } from '../use-own-code.ts'
import { CodeLine } from './code-line.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './settings.module.css'

/** The end of an account: first what must not be left alone, then the proof, then it is over. */
export function CancellationSection() {
  const t = useText(settingsText)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes.section}>
      <p className={classes.note}>{t('end.intro')}</p>
      {isOpen ? (
        <Steps />
      ) : (
        <div className={classes.actions}>
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            {t('end.start')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Steps() {
  const t = useText(settingsText)
  const cancellation = useQuery(cancellationQuery)
  if (cancellation.isPending) return <Skeleton height={80} />
  if (!cancellation.data)
    return (
      <ErrorState
        retryLabel={t('page.retry')}
        onRetry={() => void cancellation.refetch()}
        retrying={cancellation.isFetching}
      >
        {t('page.failed')}
      </ErrorState>
    )
  const { items, hasPassword } = cancellation.data
  if (items.length === 0) return <Proof hasPassword={hasPassword} />
  return (
    <>
      <h3>{t('end.heldTitle')}</h3>
      <p className={classes.note}>{t('end.heldText')}</p>
      <ul className={classes.rows}>
        {items.map((held) => (
          <li key={`${held.kind}-${held.id}`} className={classes.row}>
            <HandOver held={held} />
          </li>
        ))}
      </ul>
    </>
  )
}

function HandOver({ held }: { held: HeldIdentity }) {
  const t = useText(settingsText)
  const queryClient = useQueryClient()
  const [to, setTo] = useState(String(held.candidates[0]?.enterpriseUserId ?? ''))
  const handing = useMutation({
    mutationFn: () => call(handOverIdentity, { kind: held.kind, id: held.id, enterpriseUserId: Number(to) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: cancellationQuery.queryKey }),
  })
  const isHere = held.elsewhere === ''
  return (
    <>
      <span>
        <span className={classes.what}>{held.name}</span>
        <span className={classes.note}>
          {t(`end.${held.role}`)}
          {!isHere && ` · ${t('end.elsewhere', { enterprise: held.elsewhere })}`}
          {isHere && held.candidates.length === 0 && ` · ${t('end.nobodyThere')}`}
        </span>
      </span>
      {isHere && held.candidates.length > 0 && (
        <>
          <SelectField
            label={t('end.to', { name: held.name })}
            value={to}
            options={held.candidates.map(({ enterpriseUserId, name }) => ({
              value: String(enterpriseUserId),
              label: name,
            }))}
            onChange={setTo}
          />
          <Button variant="outlined" loading={handing.isPending} onClick={() => handing.mutate()}>
            {t('end.handOver')}
          </Button>
        </>
      )}
    </>
  )
}

function Proof({ hasPassword }: { hasPassword: boolean }) {
  const t = useText(settingsText)
  const asking = useOwnCode()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isSure, setIsSure] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const cancelling = useMutation({
    mutationFn: async () => {
      if (hasPassword) return call(cancelAccount, { password, confirmed: 1 }, { silent: true })
      const { ticket } = await call(checkCode, { purpose: 'own', code }, { silent: true })
      return call(cancelAccount, { ticket, confirmed: 1 }, { silent: true })
    },
    onSuccess: () => {
      showToast(t('end.done'))
      clearSession()
    },
  })
  const failure = explainFailure(cancelling.error ?? asking.error, t('page.unreachable'))
  const isProven = hasPassword ? password !== '' : code.length === CODE_LENGTH
  return (
    <div className={classes.form}>
      <div className={classes.field}>
        {hasPassword ? (
          <PasswordField
            label={t('end.password')}
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={failure}
          />
        ) : (
          <CodeLine
            value={code}
            onChange={setCode}
            error={failure}
            onAsk={asking.ask}
            secondsLeft={asking.secondsLeft}
            isSending={asking.isSending}
          />
        )}
      </div>
      <CheckField
        checked={isSure}
        onChange={(event) => setIsSure(event.currentTarget.checked)}
        error={isChecked && !isSure ? t('end.sureMissing') : undefined}
      >
        {t('end.sure')}
      </CheckField>
      <Button
        variant="outlined"
        disabled={!isProven}
        loading={cancelling.isPending}
        onClick={() => {
          setIsChecked(true)
          if (isSure) cancelling.mutate()
        }}
      >
        {t('end.confirm')}
      </Button>
    </div>
  )
}
