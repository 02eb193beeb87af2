import type { Language } from '@fairlead/contract/primitives/language.ts'
import { useEffect } from 'react'
import { useLanguage } from '../platform/i18n/language.ts'
import { useCurrentEntry } from '../platform/routing/current-entry.ts'
import type { RouteEntry } from '../platform/routing/route-entry.ts'

const PRODUCT_TITLE = 'Fairlead 领航'

const pageTitle = (entry: RouteEntry | undefined, language: Language): string =>
  entry ? `${entry.title[language]} · ${PRODUCT_TITLE}` : PRODUCT_TITLE

export const usePageTitle = (): void => {
  const entry = useCurrentEntry()
  const { language } = useLanguage()
  useEffect(() => {
    document.title = pageTitle(entry, language)
  }, [entry, language])
}
