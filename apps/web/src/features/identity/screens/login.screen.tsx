import { useId, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CodeForm } from '../components/code-form.tsx'
import { DemoPeople } from '../components/demo-people.tsx'
import { DoorFrame } from '../components/door-frame.tsx'
import { LoginLinks } from '../components/login-links.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { WorkAccounts } from '../components/work-accounts.tsx'
import { identityText } from '../identity.text.ts'

type Way = 'password' | 'code'

export function LoginScreen() {
  const t = useText(identityText)
  const [way, setWay] = useState<Way>('password')
  const [account, setAccount] = useState('')
  const panelId = useId()
  const form = { account, onAccountChange: setAccount }
  return (
    <DoorFrame title={t('login.title')}>
      <Tabs
        label={t('login.ways')}
        value={way}
        options={[
          { value: 'password', label: t('login.password') },
          { value: 'code', label: t('login.code') },
        ]}
        onChange={setWay}
        controls={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`login.${way}`)}>
        {way === 'password' ? <PasswordForm {...form} /> : <CodeForm {...form} />}
      </div>
      <LoginLinks />
      <WorkAccounts />
      <DemoPeople />
    </DoorFrame>
  )
}
