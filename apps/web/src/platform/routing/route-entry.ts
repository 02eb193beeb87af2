import type { Access } from '@fairlead/contract/endpoint.ts'
import type { ConsoleAbility } from '@fairlead/contract/primitives/console-abilities.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { ComponentType } from 'react'
import type { Text } from '../i18n/text.ts'

/** What a redirect may look at. */
export interface Visit {
  /** Path and query as the visitor asked for them. */
  href: string
  search: Readonly<Record<string, string>>
  signedIn: boolean
  /** Whether that path leads to a screen today. */
  isBuilt: (path: string) => boolean
}

export const sectionGroups = ['people', 'content', 'community', 'records', 'system'] as const

/** A page of the console, which lists it to those who may open it. */
export interface Section {
  group: (typeof sectionGroups)[number]
  ability: ConsoleAbility
  /** One of Tabler's, by the name the console knows it under. */
  icon:
    | 'users'
    | 'school'
    | 'building'
    | 'ticket'
    | 'crown'
    | 'book'
    | 'circles'
    | 'shield'
    | 'timeline'
    | 'key'
    | 'send'
    | 'plug'
    | 'history'
  /** What one does there, in a line. */
  intro: LocalizedText
}

/** One line of the product's table of routes. Without a screen or a redirect it is not built yet, and behaves as not found. */
export interface RouteEntry {
  /** As the specification spells it; letter case does not matter when matching. */
  path: `/${string}`
  access: Access
  title: LocalizedText
  /** `bare` leaves out the top bar and tabs; `console` has its own. */
  chrome?: 'full' | 'bare' | 'console'
  section?: Section
  text?: Text
  screen?: () => Promise<ComponentType>
  /** Where this visitor goes instead; nothing shows the screen. */
  redirect?: (visit: Visit) => string | undefined
}
