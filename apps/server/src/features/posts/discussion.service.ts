import type { AhaReason } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { readableText } from '@fairlead/contract/posts/mention.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { POST_ACTIVITY, type PostActivity, postCommented } from '@fairlead/contract/posts/posts.events.ts'
import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { placeSchema } from '@fairlead/contract/primitives/place.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Places } from '../communities/public.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import { assertMaySpeak, type Viewer } from '../identity/public.ts'
import type { Moderation } from '../moderation/public.ts'
import type { FeedService } from './feed.service.ts'
import type { Live } from './live.ts'
import type { PageMemory } from './page-memory.ts'
import { placeOf, readableBy } from './place-access.ts'
import { POST_KIND } from './post-kind.ts'
import { canReply, canSee } from './posts.policy.ts'
import { factsOf } from './posts.presenter.ts'
import type { PostRow, PostsRepository } from './posts.repository.ts'
import type { SpeakerService } from './speaker.service.ts'

export interface DiscussionDependencies {
  database: Database
  clock: Clock
  events: Events
  repository: PostsRepository
  endorsements: EndorsementService
  feed: FeedService
  memory: PageMemory
  moderation: Moderation
  places: Places
  speakers: SpeakerService
  live: Live
  push: (room: string, event: string, payload: object) => void
}

/** Taking part: comments, replies, Aha and likes. */
export const createDiscussionService = (dependencies: DiscussionDependencies) => {
  const { database, clock, events, repository, endorsements, feed, memory, push } = dependencies
  const { moderation, places, speakers, live } = dependencies

  /** For everyone in the enterprise, the pages they read are new from the commit on. */
  const renewPages = (viewer: Viewer) => database.afterCommit(() => memory.forget(viewer.enterprise.id))

  const tellScreens = (rootId: number, commentId: number) => {
    const activity: PostActivity = { ugcId: rootId, commentId }
    database.afterCommit(() => push(`${POST_KIND}:${rootId}`, POST_ACTIVITY, activity))
  }

  const readableTo = async (viewer: Viewer, row: PostRow): Promise<boolean> => {
    const mayRead = await readableBy(viewer, places, [row])
    return canSee(viewer, factsOf(row), mayRead(row))
  }

  /** The post, if this viewer may take part in it. */
  const openTo = async (viewer: Viewer, row: PostRow | undefined): Promise<PostRow> => {
    if (!row || row.isDeleted || row.isHidden || !(await readableTo(viewer, row)))
      throw new Problem(postProblems.notFound)
    if (!canReply(viewer, factsOf(row))) throw new Problem(postProblems.anonymousReadOnly)
    return row
  }

  /** What is said in a place follows its rules; in a debate it stands on the speaker's side. */
  const followPlace = async (viewer: Viewer, row: PostRow): Promise<void> => {
    const { sideType } = await places.assertMayPost(viewer, placeOf(row))
    if (sideType === 0) return
    await repository.takeSide(row.id, sideType)
    row.sideType = sideType
  }

  const say = (
    viewer: Viewer,
    language: Language,
    to: number,
    { content, toUserList }: { content: string; toUserList: readonly Mentioned[] },
  ) =>
    database.transaction(async () => {
      assertMaySpeak(viewer)
      speakers.assertUsable(content)
      const word = await moderation.speech.screen(viewer, content)
      const text = await speakers.settle(viewer, content.trim(), toUserList)
      const said = await repository.comment({
        to,
        author: viewer.enterpriseUserId,
        content: text.content,
        createdAt: clock.now(),
      })
      if (!said) throw new Problem(postProblems.notFound)
      const { comment } = said
      const target = await openTo(viewer, said.target)
      await followPlace(viewer, comment)
      if (word !== undefined)
        await moderation.cases.openForWord(
          viewer,
          { kind: POST_KIND, id: comment.id },
          word,
          readableText(text.content),
        )
      const rootId = comment.rootId ?? to
      events.emit(postCommented, {
        commentId: comment.id,
        rootId,
        parentId: comment.parentId ?? to,
        enterpriseId: viewer.enterprise.id,
        author: viewer.enterpriseUserId,
        parentAuthor: target.author,
        isAnonymous: comment.isAnonymous,
        mentions: text.mentions,
      })
      tellScreens(rootId, comment.id)
      renewPages(viewer)
      return feed.show(viewer, language, comment)
    })

  return {
    say,

    async toggleAha(
      viewer: Viewer,
      id: number,
      { secret, reason }: { secret?: string | undefined; reason?: AhaReason | undefined },
    ) {
      return database.transaction(async () => {
        const row = await openTo(viewer, await repository.find(id))
        const canWithdraw = row.rootId === null
        const target = { kind: POST_KIND, id, receiver: row.author, canWithdraw, reason }
        const { given, bonus, total, reTimes } = await endorsements.toggleAha(viewer, target, secret)
        // Deleted in this very moment: what was spent comes back with the transaction.
        const counted = await openTo(viewer, await repository.bump(id, { aha: given ? 1 : -1 }))
        renewPages(viewer)
        database.afterCommit(() => live.counted(counted))
        return { isAha: toFlag(given), ahaNum: counted.ahaNum, ahaAppend: bonus, total, reTimes }
      })
    },

    async toggleLike(viewer: Viewer, id: number) {
      return database.transaction(async () => {
        const { given, taken } = await endorsements.toggleLike(viewer, { kind: POST_KIND, id })
        // Looked at last, to save a query: what is not open to the viewer undoes the like with its transaction.
        const row = await openTo(viewer, await repository.bump(id, { like: Number(given) - Number(taken) }))
        renewPages(viewer)
        database.afterCommit(() => live.counted(row))
        return { isLike: toFlag(!taken), likeNum: row.likeNum }
      })
    },

    /** May this viewer's screen listen to what happens on a post? */
    async mayWatch(viewer: Viewer, id: string): Promise<boolean> {
      const row = await repository.find(Number(id))
      return row !== undefined && readableTo(viewer, row)
    },

    /** May this viewer's screen listen to what happens in a place? Its id is `kind-id`. */
    async mayWatchPlace(viewer: Viewer, name: string): Promise<boolean> {
      const [kind, id] = name.split('-')
      const place = placeSchema.safeParse({ kind, id })
      return place.success && places.mayRead(viewer, place.data)
    },
  }
}

export type DiscussionService = ReturnType<typeof createDiscussionService>
