import type { z } from 'zod'

export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  /** Past tense: `post.published`. */
  readonly name: string
  readonly payload: Payload
}

export const defineEvent = <Payload extends z.ZodType>(
  name: string,
  payload: Payload,
): EventDefinition<Payload> => Object.freeze({ name, payload })

export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>
