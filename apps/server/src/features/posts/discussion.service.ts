import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { POST_ACTIVITY, type PostActivity, postCommented } from '@fairlead/contract/posts/posts.events.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import { assertMaySpeak, type Viewer } from '../identity/public.ts'
import type { FeedService } from './feed.service.ts'
import type { PageMemory } from './page-memory.ts'
import { POST_KIND } from './post-kind.ts'
import { textVerdict } from './post-text.ts'
import { canReply, canSee } from './posts.policy.ts'
import { factsOf } from './posts.presenter.ts'
import type { PostRow, PostsRepository } from './posts.repository.ts'

export interface DiscussionDependencies {
  database: Database
  clock: Clock
  events: Events
  repository: PostsRepository
  endorsements: EndorsementService
  feed: FeedService
  memory: PageMemory
  push: (room: string, event: string, payload: object) => void
}

/** Taking part: comments, replies, Aha and likes. */
export const createDiscussionService = (dependencies: DiscussionDependencies) => {
  const { database, clock, events, repository, endorsements, feed, memory, push } = dependencies

  /** For everyone in the enterprise, the pages they read are new from the commit on. */
  const renewPages = (viewer: Viewer) => database.afterCommit(() => memory.forget(viewer.enterprise.id))

  const tellScreens = (rootId: number, commentId: number) => {
    const activity: PostActivity = { ugcId: rootId, commentId }
    database.afterCommit(() => push(`${POST_KIND}:${rootId}`, POST_ACTIVITY, activity))
  }

  const say = (viewer: Viewer, language: Language, to: number, content: string) =>
    database.transaction(async () => {
      assertMaySpeak(viewer)
      assertUsable(content)
      const said = await repository.comment({
        to,
        author: viewer.enterpriseUserId,
        content: content.trim(),
        createdAt: clock.now(),
      })
      if (!said) throw new Problem(postProblems.notFound)
      const { comment } = said
      const target = openTo(viewer, said.target)
      const rootId = comment.rootId ?? to
      events.emit(postCommented, {
        commentId: comment.id,
        rootId,
        parentId: comment.parentId ?? to,
        enterpriseId: viewer.enterprise.id,
        author: viewer.enterpriseUserId,
        parentAuthor: target.author,
      })
      tellScreens(rootId, comment.id)
      renewPages(viewer)
      return feed.show(viewer, language, comment)
    })

  return {
    say,

    async toggleAha(viewer: Viewer, id: number, secret: string | undefined) {
      return database.transaction(async () => {
        const row = openTo(viewer, await repository.find(id))
        const target = { kind: POST_KIND, id, receiver: row.author, canWithdraw: row.rootId === null }
        const { given, bonus, total, reTimes } = await endorsements.toggleAha(viewer, target, secret)
        const counted = await repository.bump(id, { aha: given ? 1 : -1 })
        renewPages(viewer)
        return { isAha: toFlag(given), ahaNum: counted?.ahaNum ?? 0, ahaAppend: bonus, total, reTimes }
      })
    },

    async toggleLike(viewer: Viewer, id: number) {
      return database.transaction(async () => {
        const { given, taken } = await endorsements.toggleLike(viewer, { kind: POST_KIND, id })
        // Looked at last, to save a query: what is not open to the viewer undoes the like with its transaction.
        const row = openTo(viewer, await repository.bump(id, { like: Number(given) - Number(taken) }))
        renewPages(viewer)
        return { isLike: toFlag(!taken), likeNum: row.likeNum }
      })
    },

    /** May this viewer's screen listen to what happens on a post? */
    async mayWatch(viewer: Viewer, id: string): Promise<boolean> {
      const row = await repository.find(Number(id))
      return row !== undefined && canSee(viewer, row)
    },
  }
}

export type DiscussionService = ReturnType<typeof createDiscussionService>

/** The post, if this viewer may take part in it. */
const openTo = (viewer: Viewer, row: PostRow | undefined): PostRow => {
  if (!row || !canSee(viewer, row) || row.isDeleted) throw new Problem(postProblems.notFound)
  if (!canReply(viewer, factsOf(row))) throw new Problem(postProblems.anonymousReadOnly)
  return row
}

const assertUsable = (content: string): void => {
  const verdict = textVerdict(content)
  if (verdict === 'empty') throw new Problem(postProblems.empty)
  if (verdict === 'too-long') throw new Problem(postProblems.tooLong)
}
