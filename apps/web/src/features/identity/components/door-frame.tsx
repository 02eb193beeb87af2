import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Sea } from '../../../ui/brand/sea.tsx'
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx'
import { identityText } from '../identity.text.ts'
import classes from './login.module.css'

/** The door: the sea on one side, on the other the way in. */
export function DoorFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText(identityText)
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
            <h1>{title}</h1>
            <LanguageSwitch
              label={t('login.changeLanguage')}
              names={{ zh: t('login.zh'), en: t('login.en') }}
            />
          </div>
          {children}
        </div>
        <footer className={classes.legal}>
          <Link to="/serviceAgreement">{t('login.agreement')}</Link>
          <Link to="/privacyStatement">{t('login.privacy')}</Link>
        </footer>
      </div>
    </div>
  )
}
