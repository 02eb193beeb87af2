import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Text, Words } from './text.ts'

const loaded = new Map<Text, Partial<Record<Language, Words>>>()
const loading = new Map<Text, Partial<Record<Language, Promise<Words>>>>()

export const loadedWords = (text: Text, language: Language): Words | undefined => loaded.get(text)?.[language]

/** The same promise for everyone who asks; a failed load can be asked for again. Borrowed texts come along. */
export const loadWords = (text: Text, language: Language): Promise<Words> => {
  const underway = loading.get(text)?.[language]
  if (underway) return underway
  const borrowed = text.borrowed.map((other) => loadWords(other, language))
  const promise = Promise.all([text.load[language](), ...borrowed]).then(
    ([words]) => {
      loaded.set(text, { ...loaded.get(text), [language]: words })
      return words
    },
    (error: unknown) => {
      loading.set(text, { ...loading.get(text), [language]: undefined })
      throw error
    },
  )
  loading.set(text, { ...loading.get(text), [language]: promise })
  return promise
}

/** Every text on screen so far, in another language, so that switching shows no gap. */
export const loadAllWords = (language: Language): Promise<unknown> =>
  Promise.all([...loaded.keys()].map((text) => loadWords(text, language)))
