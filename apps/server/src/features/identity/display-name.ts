import type { Language } from '@fairlead/contract/primitives/language.ts'

/** English readers see the name in Latin letters where the person gave one. */
export const displayName = (person: { realname: string; latinName: string }, language: Language): string =>
  (language === 'en' && person.latinName) || person.realname || person.latinName
