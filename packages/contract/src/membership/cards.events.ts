import { z } from 'zod'
import { defineEvent } from '../event.ts'

const rights = {
  enterpriseUserId: z.number(),
  days: z.number(),
  /** When the rights end now. */
  endsAt: z.iso.datetime(),
}

export const cardUsed = defineEvent('card.used', z.object({ cardId: z.number(), ...rights }))
export const trialStarted = defineEvent('trial.started', z.object(rights))
