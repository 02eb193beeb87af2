import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EnterprisesRepository, MemberSearchService } from '../enterprises/public.ts'
import { createAccessRepository } from './access.repository.ts'
import { accessRoutes } from './access.routes.ts'
import { createAccessService } from './access.service.ts'
import { createMembershipRepository } from './membership.repository.ts'
import { peopleRoutes } from './people.routes.ts'
import { createPeopleService, type NamesOf } from './people.service.ts'

export interface MembershipParts {
  database: Database
  clock: Clock
  calendar: Calendar
  invalidations: Invalidations
  enterprises: EnterprisesRepository
  search: MemberSearchService
  namesOf: NamesOf
}

/** Who people are to each other, what their membership brings, and what opens for them. */
export const createMembership = (parts: MembershipParts) => {
  const { database } = parts
  const people = createPeopleService({ ...parts, memberships: createMembershipRepository(database) })
  const access = createAccessService({ ...parts, repository: createAccessRepository(database) })
  return { people, access, routes: [...peopleRoutes(people), ...accessRoutes(access)] }
}
