import { use, useCallback } from 'react'
import { useLanguage } from './language.ts'
import { loadedWords, loadWords } from './loaded-words.ts'
import type { TextKey, TextOf, Words } from './text.ts'
import { translate, type Values } from './translate.ts'

export type Translate<W> = (key: TextKey<W>, values?: Values) => string

/** Routes load their text, and the texts it borrows, before they show; what nobody announced is waited for here. */
export const useText = <W extends Words>(text: TextOf<W>): Translate<W> => {
  const { language } = useLanguage()
  const words = loadedWords(text, language) ?? use(loadWords(text, language))
  return useCallback((key, values) => translate(words, language, key, values), [words, language])
}
