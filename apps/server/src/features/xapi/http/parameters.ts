import type { Agent } from '../statement.ts'
import { checkIdentifiedActor } from '../validation/actors.validation.ts'
import { isIri, isUuid } from '../validation/formats.ts'
import { parseJsonText } from '../validation/json-text.ts'
import { parseTimestamp } from '../validation/timestamps.ts'
import { badRequest } from '../xapi-error.ts'

/** Reads the parameters of a request. A parameter that the method does not know refuses the request. */
export const readParameters = (given: ReadonlyMap<string, string>, known: readonly string[]) => {
  for (const [name, value] of given) {
    if (!known.includes(name)) throw badRequest(`The parameter “${name}” is not known here.`)
    // PostgreSQL has no place for it in a text.
    if (value.includes('\0')) throw badRequest(`The parameter “${name}” must not hold a NUL.`)
  }

  const text = (name: string): string | undefined => given.get(name)

  const checked = (name: string, test: (value: string) => boolean, must: string): string | undefined => {
    const value = given.get(name)
    if (value !== undefined && !test(value)) throw badRequest(`The parameter “${name}” must be ${must}.`)
    return value
  }

  return {
    has: (name: string): boolean => given.has(name),
    text,
    uuid: (name: string) => checked(name, isUuid, 'a UUID')?.toLowerCase(),
    iri: (name: string) => checked(name, isIri, 'an IRI'),
    oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | undefined =>
      checked(name, (value) => values.includes(value as Value), `one of ${values.join(', ')}`) as
        | Value
        | undefined,
    boolean: (name: string): boolean =>
      checked(name, (value) => value === 'true' || value === 'false', 'true or false') === 'true',
    count: (name: string): number =>
      Number(checked(name, (value) => /^\d{1,9}$/.test(value), 'a number from 0') ?? 0),
    moment: (name: string): Date | undefined => {
      const value = checked(
        name,
        (given) => parseTimestamp(given) !== undefined,
        'a date and time of ISO 8601',
      )
      return value === undefined ? undefined : new Date(parseTimestamp(value)?.at ?? 0)
    },
    /** An agent, or a group with an identifier. */
    agent: (name: string): Agent | undefined => {
      const value = given.get(name)
      if (value === undefined) return undefined
      const agent = parseJsonText(value)
      checkIdentifiedActor(agent, name)
      return agent as Agent
    },
  }
}

export type ParameterReader = ReturnType<typeof readParameters>

export const required = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw badRequest(`The parameter “${name}” is missing.`)
  return value
}
