import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { directUploadRoutes } from './direct/direct-uploads.routes.ts'
import { createDirectUploadService, type DirectStore } from './direct/direct-uploads.service.ts'
import { defineMediaJobs } from './media.jobs.ts'
import { listenForCancellations, listenForFiles } from './media.listeners.ts'
import { createMediaRepository } from './media.repository.ts'
import { mediaRoutes } from './media.routes.ts'
import { createMediaService, type Quotas } from './media.service.ts'
import { createOwnerRegistry } from './owner-registry.ts'
import { createPositionsRepository } from './positions.repository.ts'
import { positionRoutes } from './positions.routes.ts'
import { createPositionService } from './positions.service.ts'
import { createUploadsRepository } from './uploads.repository.ts'
import { createUploadService } from './uploads.service.ts'
import { createVersionService } from './versions.service.ts'

export interface MediaFeatureDependencies {
  database: Database
  clock: Clock
  events: Events
  jobs: Jobs
  storage: Storage
  addresses: FileAddresses
  quotas: Quotas
  /** The store to which browsers send files by themselves. */
  directStore: DirectStore
  ticketSecret: Buffer
}

/** Uploads, the files they become, and who may see them. */
export const createMedia = ({
  events,
  database,
  clock,
  jobs,
  storage,
  addresses,
  quotas,
  directStore,
  ticketSecret,
}: MediaFeatureDependencies) => {
  const files = createMediaRepository(database)
  const media = createMediaService({
    database,
    clock,
    events,
    storage,
    addresses,
    repository: files,
    owners: createOwnerRegistry(),
    quotas,
  })
  const uploads = createUploadService({
    clock,
    incoming: storage.incoming,
    addresses,
    files,
    repository: createUploadsRepository(database),
    media,
  })
  defineMediaJobs(jobs, clock, media, uploads)
  listenForFiles(events, createVersionService(storage, files))
  listenForCancellations(events, media)
  const positions = createPositionService(clock, createPositionsRepository(database))
  const direct = createDirectUploadService({
    clock,
    storage,
    addresses,
    repository: files,
    media,
    store: directStore,
    ticketSecret,
  })
  return {
    media,
    routes: [...mediaRoutes(uploads, media), ...directUploadRoutes(direct), ...positionRoutes(positions)],
  }
}
