import { z } from 'zod'
import { defineEvent } from '../event.ts'

/** An account is over. Whoever keeps something personal of it erases it now. */
export const accountCancelled = defineEvent(
  'account.cancelled',
  z.object({
    userId: z.number(),
    members: z.array(z.object({ enterpriseId: z.number(), enterpriseUserId: z.number() })),
  }),
)
