import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Sea } from '../../../ui/brand/sea.tsx'
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { CodeForm } from '../components/code-form.tsx'
import { DemoPeople } from '../components/demo-people.tsx'
import classes from '../components/login.module.css'
import { LoginLinks } from '../components/login-links.tsx'
import { PasswordForm } from '../components/password-form.tsx'
import { WorkAccounts } from '../components/work-accounts.tsx'
import { identityText } from '../identity.text.ts'

type Way = 'password' | 'code'

/** The door: the sea on one side, on the other the ways in. */
export function LoginScreen() {
  const t = useText(identityText)
  const [way, setWay] = useState<Way>('password')
  const [account, setAccount] = useState('')
  const panelId = useId()
  const form = { account, onAccountChange: setAccount }
  return (
    <div className={classes.split}>
      <section className={classes.sea}>
        <Sea />
        <Logo onDark />
        <p className={classes.headline}>{t('login.headline')}</p>
        <p className={classes.intro}>{t('login.intro')}</p>
      </section>
      <div className={classes.pane}>
        <div className={classes.column}>
          <div className={classes.head}>
            <h1>{t('login.title')}</h1>
            <LanguageSwitch
              label={t('login.changeLanguage')}
              names={{ zh: t('login.zh'), en: t('login.en') }}
            />
          </div>
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
        </div>
        <footer className={classes.legal}>
          <Link to="/serviceAgreement">{t('login.agreement')}</Link>
          <Link to="/privacyStatement">{t('login.privacy')}</Link>
        </footer>
      </div>
    </div>
  )
}
