import { AHA_SENDERS_SHOWN } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { CARD_REPLIES_SHOWN, type FeedSort, type Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import type { Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { decodeCursor, encodeCursor } from './feed-cursor.ts'
import { POST_KIND } from './post-kind.ts'
import { canSee } from './posts.policy.ts'
import { type PageFacts, presentPost } from './posts.presenter.ts'
import type { PostRow, PostsRepository } from './posts.repository.ts'

const WEEK_MS = 7 * 86_400_000
const QUESTIONS_SHOWN = 3

export interface FeedDependencies {
  clock: Clock
  repository: PostsRepository
  people: PeopleService
  endorsements: EndorsementService
}

/** Reading posts. Every list goes: select rows → load what they need in batches → drop what may not be seen → present. */
export const createFeedService = ({ clock, repository, people, endorsements }: FeedDependencies) => {
  const loadFacts = async (
    viewer: Viewer,
    language: Language,
    rows: readonly PostRow[],
  ): Promise<PageFacts> => {
    const reactions = await endorsements.reactionsOf(
      POST_KIND,
      rows.filter((row) => row.ahaNum > 0 || row.likeNum > 0).map((row) => row.id),
      viewer.enterpriseUserId,
      AHA_SENDERS_SHOWN,
    )
    const involved = [
      ...rows.map((row) => row.author),
      ...rows.flatMap((row) => row.repliesTo ?? []),
      ...reactions.flatMap((reaction) => reaction.aha_givers),
    ]
    return {
      viewer,
      language,
      people: await people.cardsOf(involved),
      reactions: new Map(reactions.map((reaction) => [reaction.target_id, reaction])),
    }
  }

  const present = async (viewer: Viewer, language: Language, rows: readonly PostRow[]): Promise<Post[]> => {
    const withReplies = rows.filter((row) => row.childNum > 0).map((row) => row.id)
    const children = await repository.firstChildren(withReplies, CARD_REPLIES_SHOWN)
    const facts = await loadFacts(viewer, language, [...rows, ...children])
    const childrenOf = Map.groupBy(children, (child) => child.parentId)
    return rows
      .filter((row) => canSee(viewer, row))
      .map((row) => presentPost(row, childrenOf.get(row.id) ?? [], facts))
  }

  return {
    async readFeed(
      viewer: Viewer,
      language: Language,
      page: { sort: FeedSort; cursor?: string | undefined; limit: number },
    ) {
      // One more than asked for tells whether there is a next page.
      const rows = await repository.feedPage(
        page.sort,
        viewer.enterprise.id,
        decodeCursor(page.cursor),
        page.limit + 1,
      )
      const shown = rows.slice(0, page.limit)
      const last = shown.at(-1)
      return {
        items: await present(viewer, language, shown),
        nextCursor: last && rows.length > page.limit ? encodeCursor(last) : null,
      }
    },

    async readPost(
      viewer: Viewer,
      language: Language,
      asked: { ugcId: number; page: number; limit: number },
    ) {
      const [root, comments] = await Promise.all([
        repository.find(asked.ugcId),
        repository.childrenPage(asked.ugcId, asked.page, asked.limit),
      ])
      if (!root || !canSee(viewer, root)) throw new Problem(postProblems.notFound)
      const [rootUgc, ...childUgc] = await present(viewer, language, [root, ...comments])
      if (!rootUgc) throw new Problem(postProblems.notFound)
      return { rootUgc: { ...rootUgc, childUgc: [] }, childUgc, count: root.childNum }
    },

    async readHighlights(viewer: Viewer, language: Language) {
      const since = new Date(clock.now().getTime() - WEEK_MS)
      const enterpriseId = viewer.enterprise.id
      const [best, questions, week, aha] = await Promise.all([
        repository.ahaOfTheWeek(enterpriseId, since),
        repository.openQuestions(enterpriseId, QUESTIONS_SHOWN),
        repository.weekFigures(enterpriseId, since),
        endorsements.balanceOf(viewer),
      ])
      const [ahaOfTheWeek] = best ? await present(viewer, language, [best]) : []
      return {
        ahaOfTheWeek: ahaOfTheWeek ?? null,
        openQuestions: questions.map(({ id, content, childNum }) => ({
          ugcId: id,
          shareContent: content,
          childUgcNum: childNum,
        })),
        aha,
        week,
      }
    },

    /** One post as this viewer sees it, for the answer to what they just did. */
    async show(viewer: Viewer, language: Language, row: PostRow): Promise<Post> {
      const [post] = await present(viewer, language, [row])
      if (!post) throw new Problem(postProblems.notFound)
      return post
    },
  }
}

export type FeedService = ReturnType<typeof createFeedService>
