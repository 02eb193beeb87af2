import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isBuilt } from '../../../platform/routing/built-routes.ts'
import { identityText } from '../identity.text.ts'
import classes from './login.module.css'

/** The ways on for those who have no password, or no account. */
export function LoginLinks() {
  const t = useText(identityText)
  const canReset = isBuilt('/forgotpassword')
  const canRegister = isBuilt('/register')
  if (!canReset && !canRegister) return null
  return (
    <div className={classes.links}>
      {canReset && <Link to="/forgotpassword">{t('login.forgot')}</Link>}
      {canRegister && (
        <Link to="/register" className={classes.register}>
          {t('login.register')}
        </Link>
      )}
    </div>
  )
}
