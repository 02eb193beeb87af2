import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'

const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'en' in value && 'zh' in value

const inWords = (value: unknown, language: 'en' | 'zh'): string =>
  String(isLocalized(value) ? value[language] || value.zh || value.en : (value ?? ''))

/** Puts the target and the words of the detail into an action's text. */
export const fillSentence = (
  text: LocalizedText,
  target: string | LocalizedText,
  detail: Record<string, unknown>,
): LocalizedText => {
  const words: Record<string, unknown> = { ...detail, target }
  const fill = (language: 'en' | 'zh') =>
    text[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => inWords(words[name], language))
  return { en: fill('en'), zh: fill('zh') }
}
