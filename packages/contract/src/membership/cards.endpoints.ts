import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { tierSchema } from '../primitives/standing.ts'
import { cardProblems, trialProblems } from './cards.errors.ts'
import {
  cardCodeSchema,
  cardOfferSchema,
  cardSchema,
  tierOverviewSchema,
  trialOfferSchema,
} from './cards.schema.ts'

const card = '/v1/user/growUpCode'
const member = '/v1/user/member'
/** Guessing a code is hopeless at this pace. */
const GUESSES_PER_MINUTE = 20

export const readMembership = defineEndpoint({
  method: 'GET',
  path: `${member}/overview`,
  access: 'optional',
  summary:
    'What each membership brings, and where the viewer stands: rights, free chances, Aha, cards, trial',
  input: z.object({}),
  output: z.object({
    tiers: z.array(tierOverviewSchema),
    trialDays: z.number(),
    own: z
      .object({
        typeId: z.number(),
        tier: tierSchema,
        tierName: z.string(),
        /** When something less begins; null is for good. */
        endsAt: z.iso.datetime().nullable(),
        /** Below 0: lessons are not counted. */
        chancesLeft: z.number(),
        chancesPerMonth: z.number(),
        /** Left and granted this month; 2147483647 is without end. */
        aha: z.object({ total: z.number(), reTimes: z.number() }),
        trial: trialOfferSchema,
        cards: z.array(cardSchema),
      })
      .nullable(),
  }),
})

export const startTrial = defineEndpoint({
  method: 'POST',
  path: `${member}/startTrial`,
  access: 'required',
  summary: 'Start the 3-day trial, once for each mobile number',
  input: z.object({}),
  output: z.object({ endsAt: z.iso.datetime() }),
  errors: Object.values(trialProblems),
})

export const readCard = defineEndpoint({
  method: 'GET',
  path: `${card}/detail`,
  access: 'optional',
  summary: 'A benefit card by its code, and what the viewer can do with it',
  callsPerMinute: GUESSES_PER_MINUTE,
  input: z.object({ code: cardCodeSchema }),
  output: cardSchema.extend({
    offer: cardOfferSchema,
    /** Which identity to switch to; 0 unless the offer is `switch-identity`. */
    enterpriseUserId: z.number(),
  }),
  errors: [cardProblems.unknown],
})

export const receiveCard = defineEndpoint({
  method: 'POST',
  path: `${card}/receive`,
  access: 'required',
  summary: 'Put a card away for later: from now on nobody else can use it',
  callsPerMinute: GUESSES_PER_MINUTE,
  input: z.object({ code: cardCodeSchema }),
  output: cardSchema,
  errors: Object.values(cardProblems),
})

export const redeemCard = defineEndpoint({
  method: 'POST',
  path: `${card}/exchange`,
  access: 'required',
  summary: 'Use a card: its days are added to the viewer’s Scholar rights',
  callsPerMinute: GUESSES_PER_MINUTE,
  input: z.object({ code: cardCodeSchema }),
  output: z.object({ card: cardSchema, endsAt: z.iso.datetime() }),
  errors: Object.values(cardProblems),
})
