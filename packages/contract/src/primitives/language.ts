import { z } from 'zod'

export const languageSchema = z.enum(['en', 'zh'])
export type Language = z.infer<typeof languageSchema>

/** The wire says 1 for English and 2 for Chinese; everything inside says `en` and `zh`. */
export const languageFromWire = (wire: string | number | undefined): Language => (String(wire) === '1' ? 'en' : 'zh')
export const languageToWire = (language: Language): '1' | '2' => (language === 'en' ? '1' : '2')
