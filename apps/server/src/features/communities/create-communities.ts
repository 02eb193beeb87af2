import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { EnterprisesRepository } from '../enterprises/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { createCommunitiesRepository } from './communities.repository.ts'
import { communityRoutes } from './communities.routes.ts'
import { createCommunityService } from './communities.service.ts'
import { createFellowsService } from './fellows.service.ts'
import { createGroupWorkRepository } from './group-work.repository.ts'
import { createGroupWorkService } from './group-work.service.ts'
import { createJoiningService } from './joining.service.ts'
import { createLeadership } from './leadership.ts'
import { createMembersRepository } from './members.repository.ts'
import { classKeeper, createCommunityKeeper, enterpriseKeeper, squareKeeper } from './place-keepers.ts'
import { createPlaces } from './places.ts'

export interface CommunitiesDependencies {
  database: Database
  clock: Clock
  calendar: Calendar
  events: Events
  people: PeopleService
  enterprises: EnterprisesRepository
}

export const createCommunities = (dependencies: CommunitiesDependencies) => {
  const { database, clock, calendar, events, people, enterprises } = dependencies
  const repository = createCommunitiesRepository(database)
  const members = createMembersRepository(database)
  const communities = createCommunityService({ database, clock, events, people, repository, members })
  const joining = createJoiningService({ database, clock, events, people, communities, repository, members })
  const groupWork = createGroupWorkService({
    database,
    clock,
    calendar,
    events,
    people,
    communities,
    repository: createGroupWorkRepository(database),
  })

  const fellows = createFellowsService({ people, enterprises, communities, members })

  const places = createPlaces()
  places.register('enterprise', enterpriseKeeper)
  places.register('square', squareKeeper)
  places.register('class', classKeeper)
  for (const kind of ['community', 'subcommunity', 'group'] as const)
    places.register(kind, createCommunityKeeper(repository, kind))

  const leadership = createLeadership({ repository, members, joining, people })
  return {
    places,
    communities,
    leadership,
    routes: communityRoutes(communities, joining, groupWork, fellows),
  }
}
