import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSecret } from '../../platform/database/secrets.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MessageOutbox } from '../../platform/messages/message-outbox.ts'
import { accountRoutes } from './accounts.routes.ts'
import { createAccountService } from './accounts.service.ts'
import { createDemoSignIn } from './demo-sign-in.ts'
import type { MemberByStudentId } from './member-card.ts'
import { createProfilesRepository } from './profiles.repository.ts'
import { profileRoutes } from './profiles.routes.ts'
import { createProfileService } from './profiles.service.ts'
import { defineSessionJobs } from './sessions.jobs.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSessionService, type SessionDependencies } from './sessions.service.ts'
import type { UsersRepository } from './users.repository.ts'

export interface IdentityDependencies {
  database: Database
  clock: Clock
  jobs: Jobs
  invalidations: Invalidations
  outbox: MessageOutbox
  users: UsersRepository
  isDemo: boolean
  standingOf: SessionDependencies['standingOf']
  primaryIdentityOf: SessionDependencies['primaryIdentityOf']
  memberByStudentId: MemberByStudentId
  endSockets: (sessionId: number) => void
}

/** People, their sessions and their pages. What stands below in the list of features is handed in. */
export const createIdentity = async (dependencies: IdentityDependencies) => {
  const { database, clock, jobs, invalidations, outbox, users } = dependencies
  const sessionsRepository = createSessionsRepository(database)
  const sessions = createSessionService({
    database,
    clock,
    invalidations,
    repository: sessionsRepository,
    standingOf: dependencies.standingOf,
    primaryIdentityOf: dependencies.primaryIdentityOf,
    onEnded: dependencies.endSockets,
  })
  const accounts = createAccountService({
    database,
    clock,
    invalidations,
    repository: users,
    sessions,
    outbox,
    secret: await readSecret(database, 'verification-codes'),
  })
  defineSessionJobs(jobs, clock, sessionsRepository, users)
  const profiles = createProfileService({
    repository: createProfilesRepository(database),
    memberByStudentId: dependencies.memberByStudentId,
  })
  return {
    sessions,
    profiles,
    routes: [
      ...accountRoutes(accounts, sessions, createDemoSignIn(dependencies.isDemo, accounts)),
      ...profileRoutes(profiles),
    ],
  }
}
