import { RESOURCE_TYPE } from '@fairlead/contract/library/library.schema.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { AccessService, PeopleService } from '../membership/public.ts'
import { createCatalogue } from './catalogue.ts'
import { createLearnHomeService } from './learn-home.service.ts'
import { libraryRoutes } from './library.routes.ts'
import { createOverview } from './overview.ts'
import { createPreviewService } from './preview.service.ts'
import { accessFacts, createReadingService } from './reading.service.ts'
import { createResourcesRepository } from './resources.repository.ts'
import { createStudiesRepository } from './studies.repository.ts'
import { createStudyService } from './study.service.ts'
import { createToolService } from './tool.service.ts'
import { createToolEntriesRepository } from './tool-entries.repository.ts'
import { toolRoutes } from './tools.routes.ts'
import { createTopicSharesRepository } from './topic-shares.repository.ts'
import { createTopicShareService } from './topic-shares.service.ts'
import { topicRoutes } from './topics.routes.ts'
import { createViewCounter } from './view-counter.ts'

export interface LibraryDependencies {
  database: Database
  clock: Clock
  events: Events
  invalidations: Invalidations
  access: AccessService
  people: PeopleService
  addresses: FileAddresses
}

export const createLibrary = (dependencies: LibraryDependencies) => {
  const { database, clock, events, invalidations, access, people, addresses } = dependencies
  const resources = createResourcesRepository(database)
  const studies = createStudiesRepository(database)
  const catalogue = createCatalogue(database, resources, invalidations)
  const views = createViewCounter(database, resources)
  const reading = createReadingService({ catalogue, studies, access, views, addresses })
  const study = createStudyService({ database, clock, events, catalogue, reading, resources, studies })
  const tools = createToolService({
    database,
    clock,
    catalogue,
    reading,
    people,
    repository: createToolEntriesRepository(database),
  })
  const shares = createTopicShareService({
    clock,
    catalogue,
    reading,
    people,
    repository: createTopicSharesRepository(database),
  })
  const previews = createPreviewService({ catalogue, reading, resources })
  const home = createLearnHomeService({ catalogue, studies, access })

  for (const kind of ['lesson', 'article', 'topic'] as const)
    access.registerResources(RESOURCE_TYPE[kind], async ({ code }) => {
      const row = (await catalogue.read()).find(kind, code)
      return row && !row.isArchived ? accessFacts(row) : undefined
    })

  return {
    overview: createOverview(catalogue, access),
    routes: [
      ...libraryRoutes(reading, study, home),
      ...toolRoutes(tools),
      ...topicRoutes(reading, shares, previews),
    ],
  }
}
