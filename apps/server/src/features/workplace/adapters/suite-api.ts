import { workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import { z } from 'zod'
import { Problem } from '../../../platform/http/problem-error.ts'

const TIMEOUT_MS = 10_000

interface SuiteRequest {
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * One call to a suite. What it answers is read by `shape`, which also says what success looks like: anything else is a
 * refusal, and no answer at all is an outage.
 */
export const askSuite = async <Shape extends z.ZodType>(
  address: string,
  shape: Shape,
  { query, body, headers }: SuiteRequest = {},
): Promise<z.output<Shape>> => {
  const url = query ? `${address}?${new URLSearchParams(query)}` : address
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json; charset=utf-8' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (!answer || answer.status >= 500) throw new Problem(workplaceProblems.unavailable)
  const read = shape.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw new Problem(workplaceProblems.refused)
  return read.data
}

/** A directory leaves out or empties what it does not know. */
export const textOrNothing = z
  .string()
  .nullish()
  .transform((text) => text ?? '')
