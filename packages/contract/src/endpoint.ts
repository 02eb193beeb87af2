import type { z } from 'zod'
import type { ProblemDefinition } from './problem.ts'

/** Who may call: anyone; anyone, with more for a signed-in viewer; only a signed-in viewer. Finer rules are policies. */
export type Access = 'public' | 'optional' | 'required'

export interface EndpointDefinition<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> {
  method: 'GET' | 'POST'
  path: `/${string}`
  access: Allowed
  summary: string
  input: Input
  output: Output
  /** What the caller may be told besides the general problems, for the documentation and the tests. */
  errors?: readonly ProblemDefinition[]
  /** Login paths travel as a form, uploads as a form with a file in it; everything else as JSON. */
  encoding?: 'json' | 'form' | 'multipart'
  /** For uploads: no file above this is read to its end. */
  maxFileBytes?: number
  /** Fields of a POST that travel in the query string. */
  queryNames?: readonly string[]
  /** The statement calls answer 10001, everything else 200. */
  successCode?: 200 | 10001
  /** Calls that answer secrets or only check something: their answer is never stored for a repeated `index`. */
  unrecorded?: true
  /** At most this many calls a minute from one caller, below the general limit. */
  callsPerMinute?: number
}

export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Allowed extends Access = Access,
> = Readonly<EndpointDefinition<Input, Output, Allowed>>

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

export const defineEndpoint = <
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Allowed extends Access,
>(
  definition: EndpointDefinition<Input, Output, Allowed>,
): Endpoint<Input, Output, Allowed> => Object.freeze(definition)
