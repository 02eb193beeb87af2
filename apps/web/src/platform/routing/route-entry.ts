import type { Access } from '@fairlead/contract/endpoint.ts'
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

/** One line of the product's table of routes. Without a screen or a redirect it is not built yet, and behaves as not found. */
export interface RouteEntry {
  /** As the specification spells it; letter case does not matter when matching. */
  path: `/${string}`
  access: Access
  title: LocalizedText
  /** `bare` leaves out the top bar and tabs. */
  chrome?: 'full' | 'bare'
  text?: Text
  screen?: () => Promise<ComponentType>
  /** Where this visitor goes instead; nothing shows the screen. */
  redirect?: (visit: Visit) => string | undefined
}
