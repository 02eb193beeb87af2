import { z } from 'zod'
import { defineEvent } from '../event.ts'

export const themeCreated = defineEvent(
  'theme.created',
  z.object({ themeId: z.number(), type: z.number(), enterpriseId: z.number(), author: z.number() }),
)

/** A side was picked, or changed when `from` is not 0. */
export const sidePicked = defineEvent(
  'debate.sidePicked',
  z.object({
    themeId: z.number(),
    enterpriseId: z.number(),
    member: z.number(),
    from: z.number(),
    to: z.number(),
  }),
)

/** Pushed to everyone in the room `theme:<id>` when somebody picks or changes a side. */
export const DEBATE_SPLIT = 'debate:split'
export interface DebateSplit {
  themeId: number
  redNum: number
  blueNum: number
  changedNum: number
}
