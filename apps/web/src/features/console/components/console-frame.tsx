import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link, Outlet } from '@tanstack/react-router'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOpenSections } from '../../../platform/routing/console-sections.ts'
import { useCurrentEntry } from '../../../platform/routing/current-entry.ts'
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx'
import { consoleText } from '../console.text.ts'
import { ClosedSection } from './closed-section.tsx'
import classes from './console-frame.module.css'
import { ConsoleNavigation } from './console-navigation.tsx'
import { EnterpriseChoice } from './enterprise-choice.tsx'

/** The console's own frame: its sections beside the page on a desk; on a phone a list first, then the page with a way back. */
export function ConsoleFrame() {
  const t = useText(consoleText)
  const { language } = useLanguage()
  const entry = useCurrentEntry()
  const sections = useOpenSections()
  const isHome = entry?.path === '/console'
  const isOpen = isHome ? sections.length > 0 : sections.some(({ path }) => path === entry?.path)
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      <ConsoleNavigation />
      <div className={classes.page}>
        <header className={classes.bar}>
          <Link
            to={isHome ? '/campus' : '/console'}
            search={(current: Record<string, string>) =>
              isHome ? {} : { enterpriseId: current.enterpriseId }
            }
            className={classes.back}
            aria-label={t(isHome ? 'leave' : 'back')}
          >
            <IconArrowLeft size={22} />
          </Link>
          <span className={classes.here}>{entry?.title[language]}</span>
          <LanguageSwitch
            label={t('language.change')}
            names={{ zh: t('language.zh'), en: t('language.en') }}
          />
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          {isOpen ? (
            <>
              <EnterpriseChoice />
              <Outlet />
            </>
          ) : (
            <ClosedSection />
          )}
        </main>
      </div>
    </div>
  )
}
