import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** Emitted once per giver and target, even when the Aha is withdrawn and given again. */
export const ahaGiven = defineEvent(
  'aha.given',
  z.object({
    giver: z.number(),
    receiver: z.number(),
    targetKind: z.string(),
    targetId: z.number(),
  }),
)
