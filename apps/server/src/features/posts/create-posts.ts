import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Realtime } from '../../platform/realtime/realtime.ts'
import type { Places } from '../communities/public.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import type { Viewer } from '../identity/public.ts'
import type { MediaService } from '../media/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { Moderation } from '../moderation/public.ts'
import { createAhaBookService } from './aha-book.service.ts'
import { createCommentingService } from './commenting.service.ts'
import { createDiscussionService } from './discussion.service.ts'
import { createFeedService } from './feed.service.ts'
import { createLive, PLACE_ROOM } from './live.ts'
import { createPageMemory } from './page-memory.ts'
import { POST_KIND } from './post-kind.ts'
import { definePostJobs } from './posts.jobs.ts'
import { createPostsRepository } from './posts.repository.ts'
import { postRoutes } from './posts.routes.ts'
import { createPseudonyms } from './pseudonym.ts'
import { createPublishingRepository } from './publishing.repository.ts'
import { createPublishingService } from './publishing.service.ts'
import { createSpeakerService } from './speaker.service.ts'
import { speakingRoutes } from './speaking.routes.ts'

export interface PostsDependencies {
  database: Database
  clock: Clock
  events: Events
  jobs: Jobs
  people: PeopleService
  endorsements: EndorsementService
  moderation: Moderation
  places: Places
  media: MediaService
  push: (room: string, event: string, payload: object) => void
  /** Nobody without it can tell whose name in a thread is whose. */
  pseudonymKey: Buffer
}

/** Posts, their comments and what people think of them, in every place where people talk. */
export const createPosts = (dependencies: PostsDependencies) => {
  const { database, clock, events, jobs, people, endorsements, moderation } = dependencies
  const { places, media, push } = dependencies
  const repository = createPostsRepository(database)
  const memory = createPageMemory()
  const live = createLive(push)
  const speakers = createSpeakerService(people)
  const pseudonymOf = createPseudonyms(dependencies.pseudonymKey)
  const feed = createFeedService({
    clock,
    repository,
    people,
    endorsements,
    media,
    memory,
    places,
    pseudonymOf,
  })
  const shared = {
    database,
    clock,
    events,
    endorsements,
    moderation,
    feed,
    places,
    speakers,
    memory,
    live,
  }
  const discussion = createDiscussionService({ ...shared, repository, push })
  const publishing = createPublishingService({
    ...shared,
    media,
    repository: createPublishingRepository(database),
    posts: repository,
    pseudonymOf,
  })
  media.registerOwner(POST_KIND, (viewer, id) => discussion.mayWatch(viewer, String(id)))
  moderation.kinds.register(POST_KIND, publishing.moderated)
  definePostJobs(jobs, clock, repository)

  return {
    /** In whose enterprise a post stands, for links that belong to another identity. */
    enterpriseOf: async (id: number) => (await repository.find(id))?.enterpriseId,
    feed,
    routes: [
      ...postRoutes(
        feed,
        discussion,
        endorsements,
        createAhaBookService({ repository, people, endorsements, places }),
      ),
      ...speakingRoutes(createCommentingService(discussion, publishing), publishing),
    ],
    guardRooms: (realtime: Realtime<Viewer>): void => {
      realtime.guard(POST_KIND, discussion.mayWatch)
      realtime.guard(PLACE_ROOM, discussion.mayWatchPlace)
    },
  }
}
