import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Words } from './text.ts'

/** `count` also picks the plural. */
export type Values = Readonly<Record<string, string | number>>

const plurals: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  zh: new Intl.PluralRules('zh'),
}

const find = (words: Words, key: string): string | undefined => {
  const [group = '', inner] = key.split('.')
  const found = words[group]
  if (typeof found !== 'object') return inner === undefined ? found : undefined
  return inner === undefined ? undefined : found[inner]
}

/** The format of i18next, as far as the product's texts use it: `{{name}}` and plurals. */
export const translate = (words: Words, language: Language, key: string, values: Values = {}): string => {
  const { count } = values
  const plural =
    typeof count === 'number' ? find(words, `${key}_${plurals[language].select(count)}`) : undefined
  const template = plural ?? find(words, key) ?? find(words, `${key}_other`) ?? key
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
