import { z } from 'zod'
import type { Language } from './language.ts'

export const localizedTextSchema = z.object({ en: z.string(), zh: z.string() })
export type LocalizedText = z.infer<typeof localizedTextSchema>

export const inLanguage = (text: LocalizedText, language: Language): string =>
  text[language] || text.zh || text.en
