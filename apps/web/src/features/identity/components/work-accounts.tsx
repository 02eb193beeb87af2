import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isBuilt } from '../../../platform/routing/built-routes.ts'
import { identityText } from '../identity.text.ts'
import classes from './login.module.css'

const accounts = [
  { path: '/feishu', label: 'login.feishu' },
  { path: '/workWechat', label: 'login.wecom' },
  { path: '/dingTalk', label: 'login.dingtalk' },
  { path: '/sso', label: 'login.sso' },
] as const

/** Sign-on by the suites and by ticket, as soon as their landing pages exist. */
export function WorkAccounts() {
  const t = useText(identityText)
  const { redirect } = useLocation().search as { redirect?: string }
  const built = accounts.filter(({ path }) => isBuilt(path))
  if (built.length === 0) return null
  return (
    <>
      <div className={classes.or}>{t('login.workAccount')}</div>
      <div className={classes.suites}>
        {built.map(({ path, label }) => (
          <Link key={path} to={path} search={redirect ? { redirect } : {}} className={classes.suite}>
            {t(label)}
          </Link>
        ))}
      </div>
    </>
  )
}
