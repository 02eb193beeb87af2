import type { Audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { createSeal } from '../../platform/database/sealed-secret.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { AdministeredEnterprises, DirectoryMembers } from '../enterprises/public.ts'
import type { DirectoryUsers, SessionService } from '../identity/public.ts'
import { createAdapters } from './adapters/adapters.ts'
import { createTokenKeeper } from './adapters/token-keeper.ts'
import { createConnectionAdministration } from './connections/connection-administration.service.ts'
import { createConnectionsRepository } from './connections/connections.repository.ts'
import { createConnectionService } from './connections/connections.service.ts'
import { createBridgeService } from './sharing/bridge.service.ts'
import { createShareCardService } from './sharing/share-card.service.ts'
import type { ShareSources } from './sharing/share-source.ts'
import { createDirectoryService } from './sign-on/directory.service.ts'
import { createSignOnService } from './sign-on/sign-on.service.ts'
import { createSignOnsRepository } from './sign-on/sign-ons.repository.ts'
import { createSimulator } from './simulator/create-simulator.ts'
import { createSiteAddress } from './site-address.ts'
import { defineWorkplaceJobs } from './workplace.jobs.ts'
import { connectionRoutes, workplaceRoutes } from './workplace.routes.ts'

export interface WorkplaceDependencies {
  config: Config
  database: Database
  clock: Clock
  jobs: Jobs
  audit: Audit
  administered: AdministeredEnterprises
  /** Seals what the suites gave us to prove ourselves with. */
  sealingKey: Buffer
  users: DirectoryUsers
  members: DirectoryMembers
  sessions: SessionService
  sources: ShareSources
}

/** Signing on from a company's own side, and sharing back into it. */
export const createWorkplace = (dependencies: WorkplaceDependencies) => {
  const {
    config,
    database,
    clock,
    jobs,
    audit,
    administered,
    sealingKey,
    users,
    members,
    sessions,
    sources,
  } = dependencies
  const simulator = config.demo ? createSimulator(clock) : undefined
  const site = createSiteAddress(config.publicUrl, simulator?.address)
  const keep = createTokenKeeper(clock)
  const adapters = createAdapters(keep)
  const repository = createSignOnsRepository(database)
  const seal = createSeal(sealingKey)
  const connectionsRepository = createConnectionsRepository(database)
  const administration = createConnectionAdministration({
    database,
    audit,
    administered,
    repository: connectionsRepository,
    seal,
  })
  const connections = createConnectionService({
    repository: connectionsRepository,
    seal,
    simulatorAddress: simulator?.address,
  })
  const directory = createDirectoryService({ database, clock, repository, users, members, sessions })
  defineWorkplaceJobs(jobs, clock, repository)
  return {
    routes: [
      ...connectionRoutes(administration),
      ...workplaceRoutes(
        createSignOnService({ clock, adapters, connections, directory, repository, site }),
        createBridgeService({ clock, adapters, connections, keep, site }),
        createShareCardService({ adapters, connections, sources, site }),
      ),
    ],
    simulator,
  }
}
