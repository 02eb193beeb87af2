import { badRequest } from '../xapi-error.ts'

const DEPTH_MAX = 100

const decoder = new TextDecoder('utf-8', { fatal: true })

/** JSON of a request: UTF-8, no property twice, not so deep that walking it would be an attack. */
export const parseJson = (bytes: Uint8Array): unknown => {
  let text: string
  try {
    text = decoder.decode(bytes)
  } catch {
    throw badRequest('The body is not UTF-8.')
  }
  return parseJsonText(text)
}

export const parseJsonText = (text: string): unknown => {
  assertTame(text)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON.')
  }
}

// `JSON.parse` keeps the last of two equal properties without a word, so the text itself is looked at once before.
const assertTame = (text: string): void => {
  // One entry per open bracket: the names seen in an object, or undefined for an array.
  const open: (Set<string> | undefined)[] = []
  let nameIsNext = false
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = endOfString(text, index)
        if (nameIsNext) {
          notePropertyName(open.at(-1), text.slice(index, end + 1))
          nameIsNext = false
        }
        index = end
        break
      }
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        nameIsNext = text.charCodeAt(index) === OPEN_OBJECT
        open.push(nameIsNext ? new Set() : undefined)
        if (open.length > DEPTH_MAX) throw badRequest(`The JSON is nested more than ${DEPTH_MAX} deep.`)
        break
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        open.pop()
        nameIsNext = false
        break
      case COMMA:
        nameIsNext = open.at(-1) !== undefined
        break
    }
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const BACKSLASH = 0x5c

const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes++
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

const notePropertyName = (names: Set<string> | undefined, quoted: string): void => {
  const name = quoted.includes('\\') ? unescaped(quoted) : quoted.slice(1, -1)
  if (names?.has(name)) throw badRequest(`The property “${name}” is used more than once.`)
  names?.add(name)
}

const unescaped = (quoted: string): string => {
  try {
    return JSON.parse(quoted) as string
  } catch {
    throw badRequest('The body is not JSON.')
  }
}
