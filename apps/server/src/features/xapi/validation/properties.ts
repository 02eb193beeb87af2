import type { JsonObject } from '../statement.ts'
import { badRequest } from '../xapi-error.ts'
import { isIri } from './formats.ts'
import { isLanguageTag } from './language-tags.ts'

/** Throws with the place of what is wrong; `path` leads there from the statement. */
export type Check = (value: unknown, path: string) => void

/** The properties an object may have. Anything else, and anything in another case, is refused. */
export type Properties = Readonly<Record<string, Check>>

export const refuse = (path: string, must: string): never => {
  throw badRequest(`${path} ${must}`)
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectAt = (value: unknown, path: string): JsonObject =>
  isObject(value) ? value : refuse(path, 'must be an object.')

export const arrayAt = (value: unknown, path: string): unknown[] =>
  Array.isArray(value) ? value : refuse(path, 'must be an array.')

export const checkProperties = (
  value: unknown,
  path: string,
  properties: Properties,
  required: readonly string[] = [],
): JsonObject => {
  const object = objectAt(value, path)
  for (const name of Object.keys(object)) {
    const check = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!check) throw badRequest(`${path} must not have the property “${name}”.`)
    check(object[name], `${path}.${name}`)
  }
  for (const name of required)
    if (!Object.hasOwn(object, name)) refuse(path, `must have the property “${name}”.`)
  return object
}

export const matching =
  (test: (value: unknown) => boolean, must: string): Check =>
  (value, path) => {
    if (!test(value)) refuse(path, must)
  }

export const each =
  (check: Check): Check =>
  (value, path) =>
    arrayAt(value, path).forEach((item, index) => {
      check(item, `${path}[${index}]`)
    })

export const checkString = matching((value) => typeof value === 'string', 'must be a string.')
export const checkBoolean = matching((value) => typeof value === 'boolean', 'must be true or false.')
export const checkIri = matching(isIri, 'must be an IRI with a scheme.')

export const checkLanguageMap: Check = (value, path) => {
  const entries = Object.entries(objectAt(value, path))
  if (entries.length === 0) refuse(path, 'must name at least one language.')
  for (const [tag, text] of entries) {
    if (!isLanguageTag(tag)) refuse(path, `must not use “${tag}”, which is no language tag of RFC 5646.`)
    checkString(text, `${path}.${tag}`)
  }
}

/** Keys are IRIs; what they lead to is nobody's business but theirs. */
export const checkExtensions: Check = (value, path) => {
  for (const key of Object.keys(objectAt(value, path)))
    if (!isIri(key)) refuse(path, `must not use the key “${key}”, which is no IRI.`)
}
