// Without zod: the browser calls these functions, and only plain data and plain functions travel there.
export const languages = ['en', 'zh'] as const
export type Language = (typeof languages)[number]

/** The wire says 1 for English and 2 for Chinese; everything inside says `en` and `zh`. */
export const languageFromWire = (wire: string | number | undefined): Language =>
  String(wire) === '1' ? 'en' : 'zh'
export const languageToWire = (language: Language): '1' | '2' => (language === 'en' ? '1' : '2')
