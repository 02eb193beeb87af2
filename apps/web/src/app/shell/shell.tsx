import { Outlet } from '@tanstack/react-router'
import { OwnAppearance } from '../../features/identity/public.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSession } from '../../platform/session/session.ts'
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import classes from './shell.module.css'
import { shellText } from './shell.text.ts'
import { TopBar } from './top-bar.tsx'

/** The frame around every page of the product outside a workplace suite. */
export function Shell() {
  const t = useText(shellText)
  const session = useSession()
  return (
    <ThemeProvider>
      <OwnAppearance />
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={`${classes.wrap} ${classes.main}`}>
        <Outlet />
      </main>
      {session && <PhoneTabs />}
    </ThemeProvider>
  )
}
