import type { Language } from '@fairlead/contract/primitives/language.ts'
import { type Envelope, generalProblems, type ProblemDefinition } from '@fairlead/contract/problem.ts'
import type { ProblemDetails } from './problem-error.ts'

const HTTP_STATUS_BELOW = 1000

/** An answer that counts as done and still has a code of its own, as an Aha that brings a bonus does. */
export class CodedAnswer<Data> {
  readonly code: number
  readonly data: Data

  constructor(code: number, data: Data) {
    this.code = code
    this.data = data
  }
}

export const succeeded = (code: number, data: unknown): Envelope => ({ code, message: '', data })

export const failed = (
  problem: ProblemDefinition,
  language: Language,
  details: ProblemDetails,
): Envelope => ({
  code: problem.code,
  message: fill(problem.text[language], details),
  data: { problem: problem.name, ...details },
})

export const statusOf = (problem: ProblemDefinition): number =>
  problem.code < HTTP_STATUS_BELOW ? problem.code : 200

const fill = (text: string, details: ProblemDetails): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, word: string) => String(details[word] ?? '')).trim()

const byStatus = new Map(
  Object.values(generalProblems)
    .filter((problem) => problem !== generalProblems.malformed)
    .map((problem) => [problem.code, problem]),
)

/** What Fastify itself refuses (bad JSON, too large, wrong content type) by its status. */
export const problemForStatus = (status: number): ProblemDefinition =>
  byStatus.get(status) ?? (status < 500 ? generalProblems.unreadable : generalProblems.unexpected)
