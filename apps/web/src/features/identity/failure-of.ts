import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import { CallError } from '../../platform/api/call-error.ts'
import { explainFailure } from '../../platform/api/explain-failure.ts'

/** Which field a refusal belongs to; what belongs to none is said below them all. */
export const failureOf = <Field extends string>(
  error: Error | null,
  fields: Readonly<Record<Field, readonly ProblemDefinition[]>>,
  unreachable: string,
): Partial<Record<Field | 'rest', string>> => {
  const text = explainFailure(error, unreachable)
  if (text === undefined) return {}
  const name = error instanceof CallError ? error.problem : undefined
  const owner = (Object.keys(fields) as Field[]).find((field) =>
    fields[field].some((problem) => problem.name === name),
  )
  return { [owner ?? 'rest']: text } as Partial<Record<Field | 'rest', string>>
}
