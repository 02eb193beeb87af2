import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSecret } from '../../platform/database/secrets.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MessageOutbox } from '../../platform/messages/message-outbox.ts'
import { accountRoutes } from './accounts.routes.ts'
import { createAccountService } from './accounts.service.ts'
import { createCancellationService, type Places } from './cancellation.service.ts'
import { createCodesRepository } from './codes.repository.ts'
import { createCodeService } from './codes.service.ts'
import { credentialRoutes } from './credentials.routes.ts'
import { createCredentialService } from './credentials.service.ts'
import { createDemoSignIn } from './demo-sign-in.ts'
import { createHandOvers } from './hand-overs.ts'
import type { MemberByStudentId } from './member-card.ts'
import { createProfilesRepository } from './profiles.repository.ts'
import { profileRoutes } from './profiles.routes.ts'
import { createProfileService } from './profiles.service.ts'
import { createRegistrationService, type Enrolment } from './registration.service.ts'
import { createRobotChecksRepository } from './robot-checks.repository.ts'
import { createRobotCheckService } from './robot-checks.service.ts'
import { defineSessionJobs } from './sessions.jobs.ts'
import { createSessionsRepository } from './sessions.repository.ts'
import { createSessionService, type SessionDependencies } from './sessions.service.ts'
import { settingsRoutes } from './settings.routes.ts'
import { createSettingsService, type ForgetNames, type KeepAvatar } from './settings.service.ts'
import { signInNotice } from './sign-in-notice.ts'
import type { UsersRepository } from './users.repository.ts'

export interface IdentityDependencies {
  database: Database
  clock: Clock
  events: Events
  jobs: Jobs
  invalidations: Invalidations
  outbox: MessageOutbox
  users: UsersRepository
  isDemo: boolean
  standingOf: SessionDependencies['standingOf']
  primaryIdentityOf: SessionDependencies['primaryIdentityOf']
  memberByStudentId: MemberByStudentId
  enrolment: Enrolment
  places: Places
  keepAvatar: KeepAvatar
  forgetNames: ForgetNames
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
    async onNewDevice({ email, phone, language }, device) {
      const [channel, recipient] = email ? (['mail', email] as const) : (['sms', phone] as const)
      if (recipient)
        await database.transaction(() => outbox.enqueue(channel, signInNotice(recipient, device, language)))
    },
  })
  const codesRepository = createCodesRepository(database)
  const codes = createCodeService({
    database,
    clock,
    repository: codesRepository,
    outbox,
    secret: await readSecret(database, 'verification-codes'),
  })
  const robotsRepository = createRobotChecksRepository(database)
  const robots = createRobotCheckService(clock, robotsRepository)
  const accounts = createAccountService({
    database,
    clock,
    invalidations,
    repository: users,
    sessions,
    codes,
    robots,
  })
  const credentials = createCredentialService({ database, clock, users, codes, robots, sessions })
  const registration = createRegistrationService({
    database,
    users,
    codes,
    sessions,
    enrolment: dependencies.enrolment,
  })
  defineSessionJobs(jobs, clock, [sessionsRepository, users, codesRepository, robotsRepository])
  const profilesRepository = createProfilesRepository(database)
  const settings = createSettingsService({
    database,
    invalidations,
    users,
    profiles: profilesRepository,
    codes,
    credentials,
    keepAvatar: dependencies.keepAvatar,
    forgetNames: dependencies.forgetNames,
  })
  const handOvers = createHandOvers()
  const cancellation = createCancellationService({
    database,
    clock,
    events: dependencies.events,
    invalidations,
    outbox,
    users,
    profiles: profilesRepository,
    codes: codesRepository,
    credentials,
    sessions,
    handOvers,
    places: dependencies.places,
  })
  const profiles = createProfileService({
    repository: profilesRepository,
    memberByStudentId: dependencies.memberByStudentId,
  })
  return {
    sessions,
    profiles,
    handOvers,
    routes: [
      ...accountRoutes(accounts, sessions, createDemoSignIn(dependencies.isDemo, outbox)),
      ...credentialRoutes(credentials, registration, robots, sessions),
      ...profileRoutes(profiles),
      ...settingsRoutes(settings, cancellation),
    ],
  }
}
