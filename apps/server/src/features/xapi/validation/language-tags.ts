// RFC 5646, section 2.1: language, script, region, variants, extensions, private use.
const LANGUAGE_TAG =
  /^(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8})(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?<variants>(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))*)(?<extensions>(?:-[a-wyz\d](?:-[a-z\d]{2,8})+)*)(?:-x(?:-[a-z\d]{1,8})+)?$/i
const PRIVATE_USE = /^x(?:-[a-z\d]{1,8})+$/i

// Older than the grammar and registered for good.
const IRREGULAR: ReadonlySet<string> = new Set(
  'en-gb-oed i-ami i-bnn i-default i-enochian i-hak i-klingon i-lux i-mingo i-navajo i-pwn i-tao i-tay i-tsu sgn-be-fr sgn-be-nl sgn-ch-de'.split(
    ' ',
  ),
)

export const isLanguageTag = (text: unknown): text is string => {
  if (typeof text !== 'string') return false
  if (PRIVATE_USE.test(text) || IRREGULAR.has(text.toLowerCase())) return true
  const { variants, extensions } = LANGUAGE_TAG.exec(text)?.groups ?? {}
  return variants !== undefined && isUnique(variants.split('-')) && isUnique(singletonsOf(extensions ?? ''))
}

const singletonsOf = (extensions: string): string[] =>
  extensions.split('-').filter((subtag) => subtag.length === 1)

const isUnique = (subtags: string[]): boolean => {
  const given = subtags.filter((subtag) => subtag !== '').map((subtag) => subtag.toLowerCase())
  return new Set(given).size === given.length
}
