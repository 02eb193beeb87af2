import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { readSecret } from '../../platform/database/secrets.ts'
import type { Events } from '../../platform/events/events.ts'
import type { EnterprisesRepository, MemberSearchService } from '../enterprises/public.ts'
import { createAccessRepository } from './access.repository.ts'
import { accessRoutes } from './access.routes.ts'
import { createAccessService } from './access.service.ts'
import { createCardBatchService } from './card-batches.service.ts'
import { createCardsRepository } from './cards.repository.ts'
import { cardRoutes } from './cards.routes.ts'
import { createCardService } from './cards.service.ts'
import { createMembershipRepository } from './membership.repository.ts'
import { type AhaLeftOf, createOverviewService } from './overview.service.ts'
import { peopleRoutes } from './people.routes.ts'
import { createPeopleService, type NamesOf } from './people.service.ts'
import { createRightsRepository } from './rights.repository.ts'
import { createTrialService } from './trial.service.ts'

export interface MembershipParts {
  database: Database
  clock: Clock
  calendar: Calendar
  events: Events
  invalidations: Invalidations
  enterprises: EnterprisesRepository
  search: MemberSearchService
  namesOf: NamesOf
  ahaLeftOf: AhaLeftOf
}

/** Who people are to each other, what their membership brings, and what opens for them. */
export const createMembership = async (parts: MembershipParts) => {
  const { database } = parts
  const people = createPeopleService({ ...parts, memberships: createMembershipRepository(database) })
  const access = createAccessService({ ...parts, repository: createAccessRepository(database) })
  const rights = createRightsRepository(database)
  const cardsRepository = createCardsRepository(database)
  const cards = createCardService({ ...parts, repository: cardsRepository, rights })
  const trial = createTrialService({ ...parts, rights, secret: await readSecret(database, 'trial-phones') })
  const overview = createOverviewService({ ...parts, rights, cards, trial, access })
  return {
    people,
    access,
    cardBatches: createCardBatchService({ ...parts, repository: cardsRepository }),
    routes: [...peopleRoutes(people), ...accessRoutes(access), ...cardRoutes(overview, cards, trial)],
  }
}
