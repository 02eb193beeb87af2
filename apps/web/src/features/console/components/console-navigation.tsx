import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOpenSections } from '../../../platform/routing/console-sections.ts'
import { useCurrentEntry } from '../../../platform/routing/current-entry.ts'
import { sectionGroups } from '../../../platform/routing/route-entry.ts'
import { Logo } from '../../../ui/brand/logo.tsx'
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx'
import { consoleText } from '../console.text.ts'
import classes from './console-navigation.module.css'
import { SectionIcon } from './section-icon.tsx'

const sameEnterprise = ({ enterpriseId }: Record<string, string>) => ({ enterpriseId })

/** All sections one may open, beside every page of the console; a phone has them on the overview instead. */
export function ConsoleNavigation() {
  const t = useText(consoleText)
  const { language } = useLanguage()
  const here = useCurrentEntry()?.path
  const sections = useOpenSections()
  return (
    <aside className={classes.side}>
      <Link to="/console" search={sameEnterprise} className={classes.head}>
        <Logo />
        <span className={classes.title}>{t('title')}</span>
      </Link>
      <nav className={classes.sections} aria-label={t('nav')}>
        <Link
          to="/console"
          search={sameEnterprise}
          className={classes.section}
          data-current={here === '/console'}
        >
          <IconLayoutGrid size={18} />
          {t('home')}
        </Link>
        {sectionGroups.map((group) => {
          const inGroup = sections.filter(({ section }) => section.group === group)
          return inGroup.length === 0 ? null : (
            <div key={group} className={classes.group}>
              <span className={classes.name}>{t(`group.${group}`)}</span>
              {inGroup.map(({ path, title, section }) => (
                <Link
                  key={path}
                  to={path}
                  search={sameEnterprise}
                  className={classes.section}
                  data-current={path === here}
                >
                  <SectionIcon name={section.icon} size={18} />
                  {title[language]}
                </Link>
              ))}
            </div>
          )
        })}
      </nav>
      <div className={classes.foot}>
        <Link to="/campus" className={classes.section}>
          <IconHome size={18} />
          {t('leave')}
        </Link>
        <LanguageSwitch label={t('language.change')} names={{ zh: t('language.zh'), en: t('language.en') }} />
      </div>
    </aside>
  )
}
