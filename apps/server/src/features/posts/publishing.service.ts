import { readableText } from '@fairlead/contract/posts/mention.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { postDeleted, postPublished } from '@fairlead/contract/posts/posts.events.ts'
import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import type { Attachment, Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Places } from '../communities/public.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import { assertMaySpeak, type Viewer } from '../identity/public.ts'
import type { MediaService } from '../media/public.ts'
import type { Moderation } from '../moderation/public.ts'
import type { FeedService } from './feed.service.ts'
import type { Live } from './live.ts'
import { picturesIn, spokenText, withPictures } from './long-text.ts'
import type { PageMemory } from './page-memory.ts'
import { placeOf } from './place-access.ts'
import { POST_KIND } from './post-kind.ts'
import { canDelete } from './posts.policy.ts'
import { factsOf } from './posts.presenter.ts'
import type { PostRow, PostsRepository } from './posts.repository.ts'
import { namelessIn, type PseudonymOf } from './pseudonym.ts'
import { type Attached, type AttachmentVerdict, attachmentVerdict } from './publishing.policy.ts'
import type { PublishingRepository } from './publishing.repository.ts'
import type { SpeakerService } from './speaker.service.ts'

export interface PublishingDependencies {
  database: Database
  clock: Clock
  events: Events
  repository: PublishingRepository
  posts: PostsRepository
  endorsements: EndorsementService
  moderation: Moderation
  feed: FeedService
  places: Places
  media: Pick<MediaService, 'attach' | 'release'>
  speakers: SpeakerService
  memory: PageMemory
  live: Live
  pseudonymOf: PseudonymOf
}

export interface Draft {
  type: number
  place?: Place | undefined
  content: string
  document?: RichText | undefined
  isAnonymous: boolean
  toUserList: readonly Mentioned[]
  pictures: Attachment[]
  files: Attachment[]
  video: string
}

const refusals = {
  'too-many-pictures': postProblems.tooManyPictures,
  'too-many-files': postProblems.tooManyFiles,
  'pictures-or-video': postProblems.picturesOrVideo,
} satisfies Record<Exclude<AttachmentVerdict, 'ok'>, unknown>

/** From a draft to a post, and back: posting and deleting. */
export const createPublishingService = (dependencies: PublishingDependencies) => {
  const { database, clock, events, repository, posts, endorsements, moderation } = dependencies
  const { feed, places, media, speakers, memory, live, pseudonymOf } = dependencies

  const reread = async (id: number): Promise<PostRow> => {
    const row = await posts.find(id)
    if (!row) throw new Problem(postProblems.notFound)
    return row
  }

  /** With everything others gave for it; the points it earned follow from the event. */
  const takeDown = async (row: PostRow): Promise<{ isStub: boolean }> => {
    // In the order in which an Aha locks them, so that neither waits for the other.
    await endorsements.reverseAll({ kind: POST_KIND, id: row.id })
    const removed = await repository.remove(row.id, clock.now())
    if (removed) {
      if (row.rootId === null) await places.count(placeOf(row), -1, clock.now())
      events.emit(postDeleted, { postId: row.id, enterpriseId: row.enterpriseId, author: row.author })
      database.afterCommit(() => memory.forget(row.enterpriseId))
    }
    return removed ?? { isStub: row.childNum > 0 }
  }

  /** Files become the post's own; from then on whoever may see the post may open them. */
  const attachFiles = async (
    viewer: Viewer,
    id: number,
    { pictures, files, video }: Draft,
  ): Promise<void> => {
    const given = [...pictures, ...files].map((one) => one.fileUrl)
    if (video !== '') given.push(video)
    if (given.length === 0) return
    const kept = await media.attach(viewer, { kind: POST_KIND, id }, given)
    const named = [...pictures, ...files].map(({ fileName }, n) => ({ fileName, fileUrl: kept[n] ?? '' }))
    await repository.attach(id, {
      pictures: named.slice(0, pictures.length),
      files: named.slice(pictures.length),
      video: video === '' ? '' : (kept.at(-1) ?? ''),
    })
  }

  /** The pictures of a long post become its own as well. */
  const attachDocument = async (viewer: Viewer, id: number, document: RichText): Promise<void> => {
    const shown = picturesIn(document)
    const kept = await media.attach(viewer, { kind: POST_KIND, id }, shown)
    const keptAt = new Map(shown.map((src, n) => [src, kept[n] ?? '']))
    await repository.keepDocument(
      id,
      withPictures(document, (src) => keptAt.get(src) ?? ''),
    )
  }

  const publish = (viewer: Viewer, language: Language, given: Draft) =>
    database.transaction(async () => {
      const draft = given.document ? { ...given, content: spokenText(given.document) } : given
      assertMaySpeak(viewer)
      speakers.assertUsable(draft.content)
      assertAttachments(draft)
      const place = draft.place ?? { kind: 'enterprise', id: viewer.enterprise.id }
      const { isOpen, sideType } = await places.assertMayPost(viewer, place)
      const word = await moderation.speech.screen(viewer, draft.content)
      const { content, mentions } = await speakers.settle(viewer, draft.content.trim(), draft.toUserList)
      const { isAnonymous } = draft
      const type = typeIn(place, draft.type)
      const enterpriseId = viewer.enterprise.id
      const author = viewer.enterpriseUserId
      const createdAt = clock.now()
      const id = await repository.insert({
        enterpriseId,
        placeKind: place.kind,
        placeId: place.id,
        isOpen,
        author,
        type,
        content,
        isAnonymous,
        sideType,
        heat: posts.heatOf(createdAt),
        createdAt,
      })
      await attachFiles(viewer, id, draft)
      if (draft.document) await attachDocument(viewer, id, draft.document)
      await places.count(place, 1, createdAt)
      if (word !== undefined)
        await moderation.cases.openForWord(viewer, { kind: POST_KIND, id }, word, readableText(content))
      events.emit(postPublished, { postId: id, enterpriseId, author, type, place, isAnonymous, mentions })
      const row = await reread(id)
      database.afterCommit(() => {
        memory.forget(enterpriseId)
        live.published(row, isOpen)
      })
      return feed.show(viewer, language, row)
    })

  return {
    publish,

    async remove(viewer: Viewer, id: number) {
      return database.transaction(async () => {
        const row = await posts.find(id)
        if (row?.enterpriseId !== viewer.enterprise.id) throw new Problem(postProblems.notFound)
        const isOwn = row.author === viewer.enterpriseUserId
        // From a second tab: it is gone, as asked.
        if (isOwn && row.isDeleted) return { ugcId: id, isStub: toFlag(row.childNum > 0) }
        if (!canDelete(viewer, factsOf(row))) throw new Problem(postProblems.notYours)
        const { isStub } = await takeDown(row)
        await media.release({ kind: POST_KIND, id })
        return { ugcId: id, isStub: toFlag(isStub) }
      })
    },

    /** The name in a thread the viewer has begun or answered in, or the one of somebody who has not. */
    async nameOf(viewer: Viewer, language: Language, ugcId: number | undefined) {
      const displayName =
        ugcId === undefined ? namelessIn(language) : pseudonymOf(viewer.enterpriseUserId, ugcId, language)
      return { displayName, userAvatarUrl: '', isAnonymous: toFlag(true) }
    },

    /** What moderators do to posts. */
    moderated: {
      async find(ids: number[], language: Language) {
        const rows = await posts.findAll(ids)
        return new Map(
          rows.map((row) => [
            row.id,
            {
              enterpriseId: row.enterpriseId,
              author: row.author,
              isAnonymous: row.isAnonymous,
              shownAs: pseudonymOf(row.author, row.rootId ?? row.id, language),
              excerpt: readableText(row.content),
            },
          ]),
        )
      },
      async hide(id: number) {
        const row = await reread(id)
        await repository.hide(id, clock.now())
        database.afterCommit(() => memory.forget(row.enterpriseId))
      },
      async remove(id: number) {
        await takeDown(await reread(id))
      },
      async restore(id: number) {
        const row = await reread(id)
        await repository.restore(id)
        if (row.isDeleted && row.rootId === null) await places.count(placeOf(row), 1, clock.now())
        database.afterCommit(() => memory.forget(row.enterpriseId))
      },
    },
  }
}

export type PublishingService = ReturnType<typeof createPublishingService>

const assertAttachments = (attached: Attached): void => {
  const verdict = attachmentVerdict(attached)
  if (verdict !== 'ok') throw new Problem(refusals[verdict])
}

/** What is said in a discussion is a theme comment; a question among few is a question of that group. */
const typeIn = (place: Place, type: number): number => {
  if (place.kind === 'theme' || place.kind === 'debate') return POST_TYPE.themeComment
  return place.kind === 'group' && type === POST_TYPE.question ? POST_TYPE.groupQuestion : type
}
