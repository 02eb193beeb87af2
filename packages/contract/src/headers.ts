export const CLIENT_VERSION = '2.31.0'
export const REQUEST_TIMEOUT_MS = 60_000
export const STATEMENT_TIMEOUT_MS = 10_000

/** What every call carries. `index` is the request id, and for POSTs the key under which a repeat acts only once. */
export const callHeaders = ['token', 'lang', 'client', 'version', 'location', 'index'] as const
export type CallHeader = (typeof callHeaders)[number]

const INDEX_LENGTH = 32
// No 0 O o, 1 I l, 2 Z z, 5 S, 8 B, 9 g q, u v V U: nothing that can be mistaken for another when read aloud from a log.
const INDEX_LETTERS = 'ACDEFGHJKLMNPQRTWXYabcdefhijkmnprtwxy'
const INDEX_DIGITS = '3467'
export const INDEX_PATTERN = new RegExp(
  `^[${INDEX_LETTERS}][${INDEX_LETTERS}${INDEX_DIGITS}]{${INDEX_LENGTH - 1}}$`,
)

export const createIndex = (
  randomBytes: Uint8Array = crypto.getRandomValues(new Uint8Array(INDEX_LENGTH)),
): string => {
  const alphabet = INDEX_LETTERS + INDEX_DIGITS
  return Array.from(randomBytes.subarray(0, INDEX_LENGTH), (byte, position) =>
    position === 0 ? INDEX_LETTERS[byte % INDEX_LETTERS.length] : alphabet[byte % alphabet.length],
  ).join('')
}

export const clientNames = ['PC', 'H5', 'ANDROID', 'IOS'] as const
export type ClientName = (typeof clientNames)[number]
