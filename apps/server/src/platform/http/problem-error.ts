import type { ProblemDefinition } from '@fairlead/contract/problem.ts'

export type ProblemDetails = Record<string, string | number | boolean | null>

/** Thrown by services; the edge turns it into an answer in the caller's language. */
export class Problem extends Error {
  readonly definition: ProblemDefinition
  readonly details: ProblemDetails

  constructor(definition: ProblemDefinition, details: ProblemDetails = {}) {
    super(definition.name)
    this.definition = definition
    this.details = details
  }
}
