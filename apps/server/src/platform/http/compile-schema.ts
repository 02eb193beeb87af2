import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

/** Input is parsed, not only checked: handlers get defaults filled in and digits turned into numbers. */
export const compileInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value ?? {})
    return parsed.success ? { value: parsed.data } : { error: parsed.error }
  }

/**
 * In development and tests every answer is checked against the contract. In production the same schema becomes a
 * compiled serialiser, which also leaves out whatever the contract does not name.
 */
export const compileAnswer =
  (checked: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) => {
    if (checked) return (answer) => JSON.stringify(checkedAnswer(schema, answer))
    return fastJson(
      z.toJSONSchema(schema, { io: 'output', target: 'draft-07' }) as Parameters<typeof fastJson>[0],
    )
  }

const checkedAnswer = (schema: z.ZodType, answer: unknown): unknown => {
  const isFailure = typeof (answer as { data?: { problem?: unknown } }).data?.problem === 'string'
  return isFailure ? answer : schema.parse(answer)
}
