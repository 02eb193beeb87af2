import { createHmac } from 'node:crypto'
import { trialProblems } from '@fairlead/contract/membership/cards.errors.ts'
import { trialStarted } from '@fairlead/contract/membership/cards.events.ts'
import { TRIAL_DAYS, type TrialOffer } from '@fairlead/contract/membership/cards.schema.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import { trialOffer } from './cards.policy.ts'
import type { RightsRepository } from './rights.repository.ts'

export interface TrialDependencies {
  database: Database
  clock: Clock
  events: Events
  invalidations: Invalidations
  rights: RightsRepository
  /** Hashes phones. */
  secret: Buffer
}

const refusals: Record<Exclude<TrialOffer, 'open'>, ProblemDefinition> = {
  'needs-phone': trialProblems.needsPhone,
  used: trialProblems.used,
  'not-needed': trialProblems.notNeeded,
}

/** A few days of Scholar rights for a guest who asks for them, once for each phone. */
export const createTrialService = (dependencies: TrialDependencies) => {
  const { database, clock, events, invalidations, rights, secret } = dependencies

  const hashOf = ({ phone }: Viewer): Buffer => createHmac('sha256', secret).update(phone).digest()

  const offerTo = async (viewer: Viewer): Promise<TrialOffer> => {
    const facts = { isGuest: viewer.membership.isGuest, phoneVerified: viewer.phoneVerified }
    const isAsked = trialOffer({ ...facts, isPhoneUsed: false }) === 'open'
    return trialOffer({ ...facts, isPhoneUsed: isAsked && (await rights.hasTried(hashOf(viewer))) })
  }

  return {
    offerTo,

    start: (viewer: Viewer): Promise<Date> =>
      database.transaction(async () => {
        const offer = await offerTo(viewer)
        if (offer !== 'open') throw new Problem(refusals[offer])
        const startedAt = clock.now()
        const { enterpriseUserId } = viewer
        if (!(await rights.recordTrial({ phoneHash: hashOf(viewer), enterpriseUserId, startedAt })))
          throw new Problem(trialProblems.used)
        const endsAt = await rights.addDays(enterpriseUserId, startedAt, TRIAL_DAYS)
        await invalidations.announce('viewers', viewer.userId)
        events.emit(trialStarted, { enterpriseUserId, days: TRIAL_DAYS, endsAt: endsAt.toISOString() })
        return endsAt
      }),
  }
}

export type TrialService = ReturnType<typeof createTrialService>
