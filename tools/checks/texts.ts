import { chineseStyleAdvice } from './chinese-style.ts'

/** One text in both languages, with the place to name in a complaint. */
export interface TextPair {
  place: string
  en: unknown
  zh: unknown
}

/** Words that stay Chinese in an English text: the brand, the way to the other language, the seal of essence posts. */
const CHINESE_IN_ENGLISH = /领航|中文|中|精/g
const HAN = /\p{Script=Han}/u
const TWO_LATIN_WORDS = /[A-Za-z]{2,}\s+[A-Za-z]{2,}/
// `{{n}}` is filled in by the web, `{n}` by the server; a format such as `{{n, number}}` may differ.
const PLACEHOLDER = /\{\{\s*(?<web>\w+)[^{}]*\}\}|\{(?<server>\w+)\}/g

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const placeholdersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(PLACEHOLDER)].map(({ groups }) => groups?.web ?? groups?.server ?? ''))

const listing = (names: Set<string>): string => [...names].sort().join(', ') || 'nothing'

const englishComplaints = (place: string, en: string): string[] =>
  HAN.test(en.replace(CHINESE_IN_ENGLISH, ''))
    ? [`${place} has Chinese in its English text\n    write it in English`]
    : []

export const checkPair = ({ place, en, zh }: TextPair): string[] => {
  if (!isText(en)) return [`${place} has no English text\n    write it`]
  if (!isText(zh)) return [`${place} has no Chinese text\n    write it`]
  const [english, chinese] = [placeholdersOf(en), placeholdersOf(zh)]
  return [
    ...englishComplaints(place, en),
    ...(en === zh && TWO_LATIN_WORDS.test(zh)
      ? [`${place} is English in both languages\n    write it in Chinese`]
      : []),
    ...chineseStyleAdvice(zh).map((advice) => `${place} says 「${zh}」\n    ${advice}`),
    ...(english.symmetricDifference(chinese).size > 0
      ? [
          `${place} fills in ${listing(english)} in English, ${listing(chinese)} in Chinese\n    use the same placeholders in both`,
        ]
      : []),
  ]
}

const flatten = (texts: object, prefix = ''): [string, unknown][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, value] satisfies [string, unknown]],
  )

/** A singular spells one thing; Chinese has a single form for both, `_other`. */
const singularComplaints = (place: string, singular: unknown, plural: unknown): string[] => {
  if (!isText(singular)) return [`${place} has no English text\n    write it`]
  if (!isText(plural)) return [`${place} has no plural\n    add the same key with _other`]
  const unknown = placeholdersOf(singular).difference(placeholdersOf(plural))
  return [
    ...englishComplaints(place, singular),
    ...(unknown.size > 0
      ? [`${place} fills in ${listing(unknown)}, its plural does not\n    use the same placeholders in both`]
      : []),
  ]
}

/** A bundle of texts against its counterpart, key by key. */
export const checkBundle = (path: string, en: object, zh: object | undefined): string[] => {
  if (!zh) return [`${path} has no Chinese counterpart\n    add zh.ts next to it`]
  const [english, chinese] = [new Map(flatten(en)), new Map(flatten(zh))]
  const isSingular = (key: string) => key.endsWith('_one')
  return [
    ...[...english].flatMap(([key, text]) =>
      isSingular(key)
        ? singularComplaints(`${path} ${key}`, text, english.get(key.replace(/_one$/, '_other')))
        : checkPair({ place: `${path} ${key}`, en: text, zh: chinese.get(key) }),
    ),
    ...[...chinese.keys()]
      .filter((key) => isSingular(key) || !english.has(key))
      .map((key) =>
        isSingular(key)
          ? `${path} ${key} is never shown in Chinese, which has no singular\n    keep only _other in zh.ts`
          : `${path} lacks ${key}, which zh.ts has\n    write it in English, or delete it from zh.ts`,
      ),
  ]
}
