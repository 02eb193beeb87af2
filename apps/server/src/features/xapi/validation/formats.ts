// RFC 3987 with a scheme: no blanks, controls or the delimiters that are no part of an IRI, and whole escapes only.
const IRI = /^[a-z][a-z\d+.-]*:(?:[^\p{Cc}\p{Cs}\s<>"{}|\\^`%]|%[\da-f]{2})+$/iu
const MAILTO = /^mailto:[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;\\]+$/u
const SHA1 = /^[\da-f]{40}$/i
// SHA-224, 256, 384 and 512.
const SHA2 = /^(?:[\da-f]{56}|[\da-f]{64}|[\da-f]{96}|[\da-f]{128})$/i
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:\s*;\s*[\w!#$&^.+-]+=(?:[\w!#$&^.+:/-]+|"[^"]*"))*\s*$/
const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const DURATION = new RegExp(
  `^P(?:${NUMBER}W|(?=\\d|T\\d)(?:${NUMBER}Y)?(?:${NUMBER}M)?(?:${NUMBER}D)?(?:T(?=\\d)(?:${NUMBER}H)?(?:${NUMBER}M)?(?:${NUMBER}S)?)?)$`,
)
const FRACTION_BEFORE_THE_END = /[.,]\d+[A-Z].*\d/

const matches =
  (pattern: RegExp) =>
  (text: unknown): text is string =>
    typeof text === 'string' && pattern.test(text)

export const isIri = matches(IRI)
export const isMailto = matches(MAILTO)
export const isSha1 = matches(SHA1)
export const isSha2 = matches(SHA2)
export const isUuid = matches(UUID)
export const isMediaType = matches(MEDIA_TYPE)

/** ISO 8601, section 4.4.3.2; only the smallest part may have decimals. */
export const isDuration = (text: unknown): text is string =>
  typeof text === 'string' && DURATION.test(text) && !FRACTION_BEFORE_THE_END.test(text)
