import { type Language, languageFromWire, languageToWire } from '@fairlead/contract/primitives/language.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'
import { loadAllWords } from './loaded-words.ts'

const initialLanguage = (): Language => {
  const stored = readStored('lang')
  if (stored !== null) return languageFromWire(stored)
  return /^zh\b/i.test(navigator.language) ? 'zh' : 'en'
}

const store = createStore<Language>(initialLanguage())

const markDocument = (): void => {
  document.documentElement.lang = store.get()
}
markDocument()

export const currentLanguage = store.get
export const onLanguageChange = store.subscribe

/** Shows the new language once its words are here, and remembers it on this device. */
export const setLanguage = async (language: Language): Promise<void> => {
  writeStored('lang', languageToWire(language))
  await loadAllWords(language)
  store.set(language)
  markDocument()
}

export const useLanguage = () => ({ language: useStore(store), setLanguage })
