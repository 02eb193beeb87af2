import { type ComponentType, lazy } from 'react'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { loadWords } from '../../platform/i18n/loaded-words.ts'
import type { Text } from '../../platform/i18n/text.ts'

/** A component of another feature, fetched when it is shown, together with its words, which no route brings along. */
export const lazyWithWords = <Props>(text: Text, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadWords(text, currentLanguage())])
    return { default: component }
  })
