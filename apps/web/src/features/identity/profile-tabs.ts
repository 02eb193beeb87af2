import type { Profile } from '@fairlead/contract/identity/profile.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { ComponentType } from 'react'

export interface ProfileTabProps {
  profile: Profile
}

/** A tab of the personal centre and of another person's page. Features further down add theirs from app/compose/. */
export interface ProfileTab {
  /** Also its name in the address and in the settings of privacy. */
  id: string
  title: LocalizedText
  /** Lowest first; the settings stand last. */
  order: number
  /** Nobody else ever sees it, so that there is nothing to hide. */
  isOwnOnly?: boolean
  panel: () => Promise<ComponentType<ProfileTabProps>>
}

/** Where one's own page is changed. */
export const SETTINGS_TAB = 'settings'

const tabs = new Map<string, ProfileTab>()

export const addProfileTab = (tab: ProfileTab): void => {
  tabs.set(tab.id, tab)
}

const inOrder = (): ProfileTab[] => [...tabs.values()].sort((a, b) => a.order - b.order)

/** What this page shows of its person. */
export const tabsFor = ({ isOwn, hiddenTabs }: Pick<Profile, 'isOwn' | 'hiddenTabs'>): ProfileTab[] =>
  inOrder().filter(({ id, isOwnOnly = false }) => isOwn || !(isOwnOnly || hiddenTabs.includes(id)))
