import { generalProblems } from '@fairlead/contract/problem.ts'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { z } from 'zod'
import { Problem } from './problem-error.ts'

/** Input is parsed, not only checked: handlers get defaults filled in and digits turned into numbers. */
export const compileInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value ?? {})
    if (!parsed.success) return { error: parsed.error }
    const nulAt = findNul(parsed.data, [])
    if (nulAt) return { error: new Problem(generalProblems.malformed, { field: nulAt.join('.') }) }
    return { value: parsed.data }
  }

/** Where a text holds U+0000, the one character that PostgreSQL does not keep. */
const findNul = (value: unknown, path: (string | number)[]): (string | number)[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = findNul(inner, [...path, key])
    if (found) return found
  }
  return undefined
}

/**
 * In development and tests every answer is checked against the contract. In production the presenters' types stand for
 * it: a compiled serialiser took four times as long as the engine's own.
 */
export const compileAnswer =
  (checked: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) =>
    checked ? (answer) => JSON.stringify(checkedAnswer(schema, answer)) : JSON.stringify

const checkedAnswer = (schema: z.ZodType, answer: unknown): unknown => {
  const isFailure = typeof (answer as { data?: { problem?: unknown } }).data?.problem === 'string'
  return isFailure ? answer : schema.parse(answer)
}
