import type { Audit } from '../../platform/audit/audit.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PeopleService } from '../membership/public.ts'
import { createCasesRepository } from './cases.repository.ts'
import { createCasesService } from './cases.service.ts'
import { createModeratedKinds } from './moderated-kinds.ts'
import { moderationRoutes } from './moderation.routes.ts'
import { createSpeechRepository } from './speech.repository.ts'
import { createSpeechService } from './speech.service.ts'
import { createSpeechPasses } from './speech-pass.ts'
import { createWordsService } from './words.service.ts'

export interface ModerationDependencies {
  database: Database
  clock: Clock
  events: Events
  jobs: Jobs
  invalidations: Invalidations
  audit: Audit
  people: PeopleService
  /** Signs the passes of texts that were warned of. */
  passKey: Buffer
}

/** What may be said, and what happens to what should not have been. */
export const createModeration = (dependencies: ModerationDependencies) => {
  const { database, clock, events, jobs, invalidations, audit, people, passKey } = dependencies
  const repository = createSpeechRepository(database)
  const kinds = createModeratedKinds()
  const speech = createSpeechService({
    clock,
    invalidations,
    repository,
    passes: createSpeechPasses(passKey),
  })
  const cases = createCasesService({
    database,
    clock,
    events,
    invalidations,
    people,
    kinds,
    audit,
    repository: createCasesRepository(database),
  })
  jobs.define({
    name: 'moderation.forget-passes',
    cron: '30 * * * *',
    handle: () => repository.forgetPasses(clock.now()),
  })
  return {
    speech,
    cases,
    kinds,
    routes: moderationRoutes(
      speech,
      cases,
      createWordsService({ database, invalidations, audit, repository }),
    ),
  }
}

export type Moderation = Pick<ReturnType<typeof createModeration>, 'speech' | 'cases' | 'kinds'>
