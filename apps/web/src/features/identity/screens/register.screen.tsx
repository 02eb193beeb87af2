import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { localPath } from '../../../platform/routing/local-path.ts'
import { type Session, signInWith, useSession } from '../../../platform/session/session.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DoorFrame } from '../components/door-frame.tsx'
import classes from '../components/login.module.css'
import { RegisterForm } from '../components/register-form.tsx'
import { registrationText } from '../registration/registration.text.ts'
import { welcomeSlot } from '../welcome-slot.ts'

/** Becoming one of us, and once that is done, the first step. */
export function RegisterScreen() {
  const t = useText(registrationText)
  const session = useSession()
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Record<string, string>
  const welcome = async (opened: Session) => {
    // First the address, or the session would lead away from here at once.
    await navigate({ to: '/register', search: { ...search, step: 'welcome' } as never, replace: true })
    signInWith(opened)
  }
  if (session) return <Welcome name={session.userInfo.realname} redirect={search.redirect} />
  return (
    <DoorFrame title={t('register.title')}>
      <RegisterForm onRegistered={(opened) => void welcome(opened)} />
      <p className={classes.links}>
        <Link to="/login" search={{ redirect: search.redirect } as never} className={classes.register}>
          {t('register.haveAccount')}
        </Link>
      </p>
    </DoorFrame>
  )
}

function Welcome({ name, redirect }: { name: string; redirect: string | undefined }) {
  const t = useText(registrationText)
  return (
    <DoorFrame title={t('welcome.title', { name })}>
      <p>{t('welcome.intro')}</p>
      <Suspense>
        <SlotContents slot={welcomeSlot} />
      </Suspense>
      <ButtonLink to="/guide" size="large" fullWidth>
        {t('welcome.guide')}
      </ButtonLink>
      <ButtonLink to={localPath(redirect) ?? '/campus'} variant="outlined" size="large" fullWidth>
        {t('welcome.skip')}
      </ButtonLink>
    </DoorFrame>
  )
}
