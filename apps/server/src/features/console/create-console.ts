import type { Audit } from '../../platform/audit/audit.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MessageOutbox } from '../../platform/messages/message-outbox.ts'
import {
  type AdministeredEnterprises,
  createAdministrationRepository,
  createOrganizationRepository,
  type MemberSearchService,
} from '../enterprises/public.ts'
import {
  createImportedPeopleRepository,
  type SessionService,
  type UsersRepository,
} from '../identity/public.ts'
import {
  type CardBatchService,
  createMembershipRepository,
  createMembershipTypesRepository,
  createRolesRepository,
  type PeopleService,
} from '../membership/public.ts'
import { createAuditLogService } from './audit-log.service.ts'
import { createCardAdministrationService } from './cards/card-administration.service.ts'
import { cardBatchRoutes } from './cards/card-batches.routes.ts'
import { consoleRoutes } from './console.routes.ts'
import { membershipTypeRoutes } from './memberships/membership-types.routes.ts'
import { createMembershipTypesService } from './memberships/membership-types.service.ts'
import { organizationRoutes } from './organization/organization.routes.ts'
import { createOrganizationService } from './organization/organization.service.ts'
import { createImportService } from './people/import.service.ts'
import { defineInvitationJob } from './people/invitations.jobs.ts'
import { peopleRoutes } from './people/people.routes.ts'
import { createPeopleAdministrationService } from './people/people-administration.service.ts'
import { createPeopleDirectory } from './people/people-directory.ts'

interface ConsoleDependencies {
  database: Database
  clock: Clock
  audit: Audit
  invalidations: Invalidations
  jobs: Jobs
  outbox: MessageOutbox
  publicUrl: string | undefined
  administered: AdministeredEnterprises
  people: PeopleService
  cardBatches: CardBatchService
  search: MemberSearchService
  sessions: SessionService
  users: UsersRepository
}

/** What the console itself answers; its other sections are answered by the features they belong to. */
export const createConsole = (dependencies: ConsoleDependencies) => {
  const { database, jobs, outbox, publicUrl } = dependencies
  const parts = {
    ...dependencies,
    administration: createAdministrationRepository(database),
    organization: createOrganizationRepository(database),
    memberships: createMembershipRepository(database),
    types: createMembershipTypesRepository(database),
  }
  const accounts = createImportedPeopleRepository(database)
  const people = createPeopleAdministrationService({
    ...parts,
    roles: createRolesRepository(database),
    directory: createPeopleDirectory(parts),
  })
  defineInvitationJob(jobs, database, outbox, publicUrl)
  return {
    routes: [
      ...consoleRoutes(createAuditLogService(dependencies)),
      ...peopleRoutes(people, createImportService({ ...parts, accounts })),
      ...organizationRoutes(createOrganizationService(parts)),
      ...cardBatchRoutes(createCardAdministrationService(parts)),
      ...membershipTypeRoutes(createMembershipTypesService(parts)),
    ],
  }
}
