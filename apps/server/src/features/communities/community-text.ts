import { COMMUNITY_INTRO_MAX, COMMUNITY_NAME_MAX } from '@fairlead/contract/communities/communities.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { graphemeLength, weightedLength } from '@fairlead/contract/primitives/text-length.ts'

/** A text typed in one language; the other one shows it too as long as it has none of its own. */
export const writtenIn = (
  language: Language,
  text: string,
  before: LocalizedText = { en: '', zh: '' },
): LocalizedText => ({ ...before, [language]: text })

/** How names are compared: without case, and with any run of blanks as one. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

export const isLongerThan = (text: string, characters: number): boolean =>
  text.length > characters && graphemeLength(text) > characters

export const nameVerdict = (name: string): 'ok' | 'empty' | 'too-long' => {
  if (nameKeyOf(name) === '') return 'empty'
  return weightedLength(name.trim()) > COMMUNITY_NAME_MAX ? 'too-long' : 'ok'
}

export const isIntroTooLong = (intro: string): boolean => isLongerThan(intro.trim(), COMMUNITY_INTRO_MAX)
