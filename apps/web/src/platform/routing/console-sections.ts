import type { ConsoleAbility } from '@fairlead/contract/primitives/console-abilities.ts'
import { useSearch } from '@tanstack/react-router'
import { useSession } from '../session/session.ts'
import type { RouteEntry, Section } from './route-entry.ts'

export interface SectionEntry extends RouteEntry {
  section: Section
}

const isSection = (entry: RouteEntry): entry is SectionEntry => entry.section !== undefined

let declared: readonly SectionEntry[] = []

/** The app says once which routes are sections of the console; the console lists them. */
export const declareConsoleSections = (entries: readonly RouteEntry[]): void => {
  declared = entries.filter(isSection)
}

// A session kept on this device by an older version names none.
const useConsoleAbilities = (): readonly ConsoleAbility[] => useSession()?.userInfo.abilities.console ?? []

/** The sections the server opened to this person. */
export const useOpenSections = (): SectionEntry[] => {
  const abilities = useConsoleAbilities()
  return declared.filter(({ section }) => abilities.includes(section.ability))
}

/** The enterprise that is looked after on this page; the person's own when the address names none. */
export const useConsoleEnterpriseId = (): number | undefined => {
  const search: Record<string, string> = useSearch({ strict: false })
  return Number(search.enterpriseId) || undefined
}
