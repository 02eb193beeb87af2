import { createCommunities } from '../features/communities/create-communities.ts'
import { createConsole } from '../features/console/create-console.ts'
import { createAhaSecrets } from '../features/endorsements/aha-secret.ts'
import { createEndorsementsRepository } from '../features/endorsements/endorsements.repository.ts'
import { createEndorsementService } from '../features/endorsements/endorsements.service.ts'
import { createAdministeredEnterprises } from '../features/enterprises/administered-enterprises.ts'
import { createAdministrationRepository } from '../features/enterprises/administration.repository.ts'
import { createEnterprises } from '../features/enterprises/create-enterprises.ts'
import { createDirectoryMembersRepository } from '../features/enterprises/directory-members.repository.ts'
import { createEnrolmentService } from '../features/enterprises/enrolment.service.ts'
import { identityRoutes } from '../features/enterprises/identities.routes.ts'
import { createIdentityService } from '../features/enterprises/identities.service.ts'
import { createInvitationsRepository } from '../features/enterprises/invitations.repository.ts'
import { createIdentity } from '../features/identity/create-identity.ts'
import { createDirectoryUsersRepository } from '../features/identity/directory-users.repository.ts'
import { createUsersRepository } from '../features/identity/users.repository.ts'
import type { Viewer } from '../features/identity/viewer.ts'
import { createLibrary } from '../features/library/create-library.ts'
import { createMedia } from '../features/media/create-media.ts'
import { directStoreOf } from '../features/media/direct/direct-store.ts'
import { createMembership } from '../features/membership/create-membership.ts'
import { createModeration } from '../features/moderation/create-moderation.ts'
import { createPosts } from '../features/posts/create-posts.ts'
import { POST_KIND } from '../features/posts/post-kind.ts'
import { createThemes } from '../features/themes/create-themes.ts'
import { createWorkplace } from '../features/workplace/create-workplace.ts'
import { SEALING_PURPOSE } from '../features/workplace/sealing-purpose.ts'
import { createShareSources } from '../features/workplace/sharing/share-sources.ts'
import type { Simulator } from '../features/workplace/simulator/create-simulator.ts'
import { createRecordStore } from '../features/xapi/create-record-store.ts'
import type { ExplorerService } from '../features/xapi/explorer/explorer.service.ts'
import type { RecordStore } from '../features/xapi/http/mount-record-store.ts'
import { createCalendar } from '../platform/clock/calendar.ts'
import { readSecret } from '../platform/database/secrets.ts'
import type { Route } from '../platform/http/route.ts'
import type { Realtime } from '../platform/realtime/realtime.ts'
import { createFileAddresses, type FileAddresses } from '../platform/storage/file-addresses.ts'
import type { Platform } from './platform.ts'

export interface Features {
  routes: Route<Viewer>[]
  authenticate: (token: string) => Promise<Viewer | undefined>
  guardRooms: (realtime: Realtime<Viewer>) => void
  recordStore: RecordStore
  explorer: ExplorerService
  addresses: FileAddresses
  /** The other side of every connection; only in demo mode. */
  simulator: Simulator | undefined
  /** What the configuration asks to be in the database before the first request. */
  prepare: () => Promise<void>
}

/** Wires the features in the order of features.json: each gets only what stands above it. */
export const createFeatures = async (platform: Platform): Promise<Features> => {
  const { config, clock, database, events, jobs, invalidations, outbox, audit, storage, push, endSockets } =
    platform
  const calendar = createCalendar(config.timeZone)

  const usersRepository = createUsersRepository(database)
  const namesOf = async (userIds: number[]) =>
    new Map((await usersRepository.findByIds(userIds)).map((user) => [user.id, user]))
  const { repository: enterprisesRepository, search } = createEnterprises({ database, namesOf })
  const { people, ...membership } = await createMembership({
    database,
    clock,
    calendar,
    events,
    invalidations,
    enterprises: enterprisesRepository,
    search,
    namesOf,
    ahaLeftOf: (viewer) => endorsements.balanceOf(viewer),
  })

  const identity = await createIdentity({
    database,
    clock,
    jobs,
    invalidations,
    outbox,
    users: usersRepository,
    isDemo: config.demo,
    standingOf: people.standingOf,
    primaryIdentityOf: enterprisesRepository.primaryIdentityOf,
    memberByStudentId: people.cardByStudentId,
    events,
    places: enterprisesRepository,
    forgetNames: search.forgetNames,
    async keepAvatar(viewer, file) {
      const { key } = await media.store(viewer, 'avatar', file)
      const owner = { kind: 'avatar', id: viewer.userId }
      await media.release(owner)
      const [url = ''] = await media.attach(viewer, owner, [addresses.lasting(key)])
      return url
    },
    enrolment: createEnrolmentService(clock, enterprisesRepository, createInvitationsRepository(database)),
    endSockets,
  })
  const identities = createIdentityService({ repository: enterprisesRepository, sessions: identity.sessions })

  const addresses = createFileAddresses(await readSecret(database, 'file-addresses'), clock)
  const { media, routes: mediaRoutes } = createMedia({
    database,
    clock,
    events,
    jobs,
    storage,
    addresses,
    quotas: config.quotas,
    directStore: directStoreOf(config.bucket, await readSecret(database, 'direct-store')),
    ticketSecret: await readSecret(database, 'upload-tickets'),
  })

  const endorsements = createEndorsementService({
    database,
    clock,
    calendar,
    events,
    secrets: createAhaSecrets(await readSecret(database, 'aha')),
    repository: createEndorsementsRepository(database),
  })

  const community = createCommunities({
    database,
    clock,
    calendar,
    events,
    people,
    enterprises: enterprisesRepository,
  })
  const { places } = community
  identity.handOvers.register('community', community.leadership)
  const themes = createThemes({
    database,
    clock,
    calendar,
    events,
    people,
    places,
    communities: community.communities,
    defaultEnterprise: enterprisesRepository.findDefault,
    push,
  })

  const moderation = createModeration({
    database,
    clock,
    events,
    jobs,
    invalidations,
    audit,
    people,
    passKey: await readSecret(database, 'speech-passes'),
  })

  const posts = createPosts({
    database,
    clock,
    events,
    jobs,
    people,
    endorsements,
    moderation,
    places,
    media,
    push,
    pseudonymKey: await readSecret(database, 'pseudonyms'),
  })
  identities.registerLinks(POST_KIND, posts.enterpriseOf)

  const administered = createAdministeredEnterprises(createAdministrationRepository(database))
  const library = createLibrary({
    database,
    clock,
    events,
    invalidations,
    access: membership.access,
    people,
    addresses,
  })

  const recordStore = createRecordStore({
    database,
    clock,
    events,
    jobs,
    invalidations,
    audit,
    administered,
    people,
    calendar,
    timeZone: config.timeZone,
    sealingKey: await readSecret(database, 'record-forwarding'),
    personByLrsToken: identity.sessions.memberByLrsToken,
  })

  const managing = createConsole({
    database,
    clock,
    audit,
    invalidations,
    jobs,
    outbox,
    publicUrl: config.publicUrl,
    administered,
    people,
    cardBatches: membership.cardBatches,
    search,
    sessions: identity.sessions,
    users: usersRepository,
  })
  const workplace = createWorkplace({
    config,
    database,
    clock,
    jobs,
    audit,
    administered,
    sealingKey: await readSecret(database, SEALING_PURPOSE),
    users: createDirectoryUsersRepository(database),
    members: createDirectoryMembersRepository(database),
    sessions: identity.sessions,
    sources: createShareSources({ readPost: posts.feed.readPost, overview: library.overview, places }),
  })

  return {
    routes: [
      ...identity.routes,
      ...identityRoutes(identities),
      ...membership.routes,
      ...mediaRoutes,
      ...moderation.routes,
      ...community.routes,
      ...themes.routes,
      ...posts.routes,
      ...library.routes,
      ...recordStore.routes,
      ...managing.routes,
      ...workplace.routes,
    ],
    authenticate: identity.sessions.authenticate,
    guardRooms: (realtime) => {
      themes.guardRooms(realtime)
      posts.guardRooms(realtime)
    },
    recordStore: recordStore.xapi,
    explorer: recordStore.explorer,
    addresses,
    simulator: workplace.simulator,
    async prepare() {
      const enterpriseId = config.xapiCredential && (await enterprisesRepository.defaultId())
      if (config.xapiCredential && enterpriseId)
        await recordStore.putConfiguredCredential(enterpriseId, config.xapiCredential)
    },
  }
}
