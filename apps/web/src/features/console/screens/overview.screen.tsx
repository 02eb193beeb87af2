import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useOpenSections } from '../../../platform/routing/console-sections.ts'
import { sectionGroups } from '../../../platform/routing/route-entry.ts'
import { useSession } from '../../../platform/session/session.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import classes from '../components/overview.module.css'
import { RecentChanges } from '../components/recent-changes.tsx'
import { SectionIcon } from '../components/section-icon.tsx'
import { consoleText } from '../console.text.ts'

/** Everything one may look after here, and what was changed lately. */
export function OverviewScreen() {
  const t = useText(consoleText)
  const { language } = useLanguage()
  const sections = useOpenSections()
  const name = useSession()?.userInfo.realname ?? ''
  const readsLog = sections.some(({ section }) => section.ability === 'audit')
  return (
    <>
      <PageHead title={t('overview.title', { name })} />
      <div className={classes.columns} data-single={!readsLog}>
        <div className={classes.groups}>
          {sectionGroups.map((group) => {
            const inGroup = sections.filter(({ section }) => section.group === group)
            return inGroup.length === 0 ? null : (
              <section key={group} className={classes.group}>
                <h2>{t(`group.${group}`)}</h2>
                <div className={classes.cards}>
                  {inGroup.map(({ path, title, section }) => (
                    <Link
                      key={path}
                      to={path}
                      search={({ enterpriseId }: Record<string, string>) => ({ enterpriseId })}
                      className={classes.card}
                    >
                      <span className={classes.icon}>
                        <SectionIcon name={section.icon} size={22} />
                      </span>
                      <span className={classes.words}>
                        <span className={classes.name}>{title[language]}</span>
                        <span className={classes.intro}>{section.intro[language]}</span>
                      </span>
                      <IconChevronRight size={18} className={classes.go} />
                    </Link>
                  ))}
                </div>
              </section>
            )
          })}
        </div>
        {readsLog && <RecentChanges />}
      </div>
    </>
  )
}
