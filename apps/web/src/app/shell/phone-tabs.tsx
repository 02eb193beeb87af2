import { Link } from '@tanstack/react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentDestination } from './current-destination.ts'
import { builtPhoneTabs } from './destinations.ts'
import classes from './phone-tabs.module.css'
import { shellText } from './shell.text.ts'

/** A bar with a single tab would lead nowhere else. */
export function PhoneTabs() {
  return builtPhoneTabs.length > 1 ? <Tabs /> : null
}

function Tabs() {
  const t = useText(shellText)
  const current = useCurrentDestination(builtPhoneTabs)
  return (
    <nav className={classes.tabs} aria-label={t('nav.label')}>
      {builtPhoneTabs.map(({ id, path, label, icon: Icon }) => (
        <Link key={id} to={path} className={classes.tab} data-current={id === current}>
          <Icon size={22} />
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
