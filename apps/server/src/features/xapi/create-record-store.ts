import type { Audit } from '../../platform/audit/audit.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createSeal } from '../../platform/database/sealed-secret.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { AdministeredEnterprises } from '../enterprises/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { createCredentialsRepository } from './credentials/credentials.repository.ts'
import { credentialRoutes } from './credentials/credentials.routes.ts'
import { type CredentialDependencies, createCredentialService } from './credentials/credentials.service.ts'
import { createDocumentsRepository } from './documents/documents.repository.ts'
import { createDocumentService } from './documents/documents.service.ts'
import { explorerRoutes } from './explorer/explorer.routes.ts'
import { createExplorerService } from './explorer/explorer.service.ts'
import { createTimelineRepository } from './explorer/timeline.repository.ts'
import { listenForLearning } from './facade/learning.listeners.ts'
import { learningRoutes } from './facade/learning.routes.ts'
import { createLearningService } from './facade/learning.service.ts'
import { createForwarder } from './forwarding/forwarder.service.ts'
import { defineForwardingJob } from './forwarding/forwarding.jobs.ts'
import { forwardingRoutes } from './forwarding/forwarding.routes.ts'
import { createForwardingService } from './forwarding/forwarding.service.ts'
import { createForwardingsRepository } from './forwarding/forwardings.repository.ts'
import { createDocumentResources } from './http/documents.resource.ts'
import {
  createAboutResource,
  createActivitiesResource,
  createAgentsResource,
} from './http/lookup.resources.ts'
import { type RecordStore, XAPI_PATH } from './http/mount-record-store.ts'
import { createStatementsResource } from './http/statements.resource.ts'
import { listenForCancellations } from './persons/cancellation.listeners.ts'
import { createErasureRepository } from './persons/erasure.repository.ts'
import { createErasureService } from './persons/erasure.service.ts'
import { createOwnRecordService } from './persons/own-record.service.ts'
import { createActivitiesRepository } from './statements/activities.repository.ts'
import { createStatementsRepository } from './statements/statements.repository.ts'
import { createStatementService } from './statements/statements.service.ts'

export interface RecordStoreDependencies {
  database: Database
  clock: Clock
  events: Events
  jobs: Jobs
  invalidations: Invalidations
  audit: Audit
  administered: AdministeredEnterprises
  people: PeopleService
  calendar: Calendar
  timeZone: string
  /** Seals the secrets of other stores. */
  sealingKey: Buffer
  personByLrsToken: CredentialDependencies['personByLrsToken']
}

/** The record store with all its doors: xAPI for tools, the façade for our own pages, events for the server itself. */
export const createRecordStore = (dependencies: RecordStoreDependencies) => {
  const { database, clock, events, jobs, invalidations, audit, administered } = dependencies
  const statementsRepository = createStatementsRepository(database)
  const statements = createStatementService(
    database,
    statementsRepository,
    createActivitiesRepository(database),
  )
  const documents = createDocumentService(database, createDocumentsRepository(database))
  const credentials = createCredentialService({
    database,
    clock,
    invalidations,
    repository: createCredentialsRepository(database),
    audit,
    administered,
    personByLrsToken: dependencies.personByLrsToken,
  })
  const learning = createLearningService(clock, statements)
  listenForLearning(events, learning)
  listenForCancellations(
    events,
    createErasureService(database, createErasureRepository(database), statementsRepository, documents),
  )
  const forwardings = createForwardingsRepository(database)
  const seal = createSeal(dependencies.sealingKey)
  const forwarding = createForwardingService({
    database,
    audit,
    administered,
    clock,
    repository: forwardings,
    statements: statementsRepository,
    seal,
  })
  defineForwardingJob(
    jobs,
    createForwarder({ clock, repository: forwardings, statements: statementsRepository, seal }),
  )

  const explorer = createExplorerService({
    ...dependencies,
    statements,
    timeline: createTimelineRepository(database, dependencies.timeZone),
  })

  const xapi: RecordStore = {
    resources: [
      createStatementsResource(XAPI_PATH, '/statements', statements),
      createActivitiesResource('/activities', statements),
      createAgentsResource('/agents'),
      ...createDocumentResources(documents),
      createAboutResource('/about'),
    ],
    credentials,
    consistentThrough: statements.consistentThrough,
  }
  return {
    xapi,
    routes: [
      ...learningRoutes(learning, createOwnRecordService(statements)),
      ...credentialRoutes(credentials),
      ...forwardingRoutes(forwarding),
      ...explorerRoutes(explorer),
    ],
    explorer,
    putConfiguredCredential: credentials.putConfigured,
  }
}
