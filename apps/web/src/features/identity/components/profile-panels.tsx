import type { Profile } from '@fairlead/contract/identity/profile.schema.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useId } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { profileText } from '../profile/profile.text.ts'
import { type ProfileTab, type ProfileTabProps, tabsFor } from '../profile-tabs.ts'
import classes from './profile-panels.module.css'

const panels = new Map<ProfileTab, ComponentType<ProfileTabProps>>()

const panelOf = (tab: ProfileTab): ComponentType<ProfileTabProps> => {
  const known = panels.get(tab)
  if (known) return known
  const panel = lazy(async () => ({ default: await tab.panel() }))
  panels.set(tab, panel)
  return panel
}

/** What the features know of a person, one tab each; the address remembers which is open. */
export function ProfilePanels({ profile }: { profile: Profile }) {
  const t = useText(profileText)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { tab: asked } = useSearch({ strict: false }) as { tab?: string }
  const panelId = useId()
  const tabs = tabsFor(profile)
  const current = tabs.find(({ id }) => id === asked) ?? tabs[0]
  if (!current) return null
  const Panel = panelOf(current)
  const show = (tab: string) =>
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, tab }),
      replace: true,
      resetScroll: false,
    } as never)
  return (
    <section className={classes.panels}>
      <div className={classes.strip}>
        <Tabs
          label={t('page.tabs')}
          value={current.id}
          options={tabs.map(({ id, title }) => ({ value: id, label: title[language] }))}
          onChange={show}
          controls={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={current.title[language]}>
        <Suspense fallback={<Skeleton height={240} />}>
          <Panel profile={profile} />
        </Suspense>
      </div>
    </section>
  )
}
