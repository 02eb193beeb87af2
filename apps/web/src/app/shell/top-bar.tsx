import { Link } from '@tanstack/react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSession } from '../../platform/session/session.ts'
import { Logo } from '../../ui/brand/logo.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LanguageSwitch } from '../../ui/language/language-switch.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { MainNavigation } from './main-navigation.tsx'
import shell from './shell.module.css'
import { shellText } from './shell.text.ts'
import classes from './top-bar.module.css'

export function TopBar() {
  const t = useText(shellText)
  const session = useSession()
  return (
    <header className={classes.bar}>
      <div className={`${shell.wrap} ${classes.row}`}>
        <Link to="/" aria-label={t('home')} className={classes.home}>
          <Logo />
        </Link>
        {session && <MainNavigation look={classes} />}
        <div className={classes.end}>
          <LanguageSwitch
            label={t('language.change')}
            names={{ zh: t('language.zh'), en: t('language.en') }}
          />
          {session ? (
            <AvatarMenu userInfo={session.userInfo} />
          ) : (
            <ButtonLink to="/login" size="small">
              {t('signIn')}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  )
}
