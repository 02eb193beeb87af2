import { AHA_SENDERS_SHOWN } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import type { FeedSort, Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Places } from '../communities/public.ts'
import type { EndorsementService } from '../endorsements/public.ts'
import type { Viewer } from '../identity/public.ts'
import type { MediaService } from '../media/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { decodeCursor, encodeCursor } from './feed-cursor.ts'
import type { PageMemory, PageRows } from './page-memory.ts'
import { readableBy } from './place-access.ts'
import { POST_KIND } from './post-kind.ts'
import { canSee } from './posts.policy.ts'
import { factsOf, type PageFacts, presentPost } from './posts.presenter.ts'
import type { PageRow, PostRow, PostsRepository } from './posts.repository.ts'
import type { PseudonymOf } from './pseudonym.ts'

const WEEK_MS = 7 * 86_400_000
const QUESTIONS_SHOWN = 3

export interface FeedDependencies {
  clock: Clock
  repository: PostsRepository
  people: PeopleService
  endorsements: EndorsementService
  media: Pick<MediaService, 'permit'>
  memory: PageMemory
  places: Places
  pseudonymOf: PseudonymOf
}

/** Reading posts. Every list goes: select rows → load what they need in batches → drop what may not be seen → present. */
export const createFeedService = (dependencies: FeedDependencies) => {
  const { clock, repository, people, endorsements, media, memory, places, pseudonymOf } = dependencies

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
      ...rows.flatMap((row) => row.body?.members ?? []),
      ...reactions.flatMap((reaction) => reaction.aha_givers),
    ]
    return {
      viewer,
      language,
      pseudonymOf,
      people: await people.cardsOf(involved),
      reactions: new Map(reactions.map((reaction) => [reaction.target_id, reaction])),
      permit: media.permit,
    }
  }

  const withChildren = async (row: PostRow): Promise<PageRows> => ({
    rows: [row],
    children: row.childNum > 0 ? await repository.firstChildren(row.id) : [],
  })

  const present = async (
    viewer: Viewer,
    language: Language,
    { rows, children }: PageRows,
  ): Promise<Post[]> => {
    const mayRead = await readableBy(viewer, places, rows)
    const facts = await loadFacts(viewer, language, [...rows, ...children])
    const childrenOf = Map.groupBy(children, (child) => child.parentId)
    return rows
      .filter((row) => canSee(viewer, factsOf(row), mayRead(row)))
      .map((row) => presentPost(row, childrenOf.get(row.id) ?? [], facts))
  }

  return {
    async readFeed(
      viewer: Viewer,
      language: Language,
      asked: {
        sort: FeedSort
        place?: Place | undefined
        side?: number | undefined
        cursor?: string | undefined
        limit: number
      },
    ) {
      const { sort, side = 0, cursor, limit } = asked
      const place = asked.place ?? { kind: 'enterprise', id: viewer.enterprise.id }
      await places.assertMayRead(viewer, place)
      const name = `feed/${place.kind}/${place.id}/${sort}/${side}/${limit}/${cursor ?? ''}`
      const page = await memory.remember(viewer.enterprise.id, name, async () =>
        // One more than asked for tells whether there is a next page.
        asPage(await repository.feedPage({ sort, place, side }, decodeCursor(cursor), limit + 1), limit),
      )
      return { items: await present(viewer, language, page), nextCursor: page.next ?? null }
    },

    async readPostsOf(
      viewer: Viewer,
      language: Language,
      { studentId, cursor, limit }: { studentId: string; cursor?: string | undefined; limit: number },
    ) {
      const author = await people.cardByStudentId(studentId)
      if (author?.enterpriseId !== viewer.enterprise.id) return { items: [], nextCursor: null }
      const isOwn = author.enterpriseUserId === viewer.enterpriseUserId
      const read = await repository.authoredPage(
        author.enterpriseUserId,
        isOwn,
        decodeCursor(cursor),
        limit + 1,
      )
      const page = asPage(read, limit)
      return { items: await present(viewer, language, page), nextCursor: page.next ?? null }
    },

    async readPost(
      viewer: Viewer,
      language: Language,
      { ugcId, page, limit }: { ugcId: number; page: number; limit: number },
    ) {
      const thread = await memory.remember(
        viewer.enterprise.id,
        `post/${ugcId}/${limit}/${page}`,
        async () => {
          const read = await repository.thread(ugcId, page, limit)
          const [rows, children] = partition(read, (row) => row.id === ugcId || row.parentId === ugcId)
          return { rows, children }
        },
      )
      const [root] = thread.rows
      if (root?.id !== ugcId) throw new Problem(postProblems.notFound)
      const [rootUgc, ...childUgc] = await present(viewer, language, thread)
      if (rootUgc?.ugcId !== ugcId) throw new Problem(postProblems.notFound)
      return { rootUgc, childUgc, count: root.childNum }
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
      const [ahaOfTheWeek] = best ? await present(viewer, language, await withChildren(best)) : []
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
      const [post] = await present(viewer, language, await withChildren(row))
      if (!post) throw new Problem(postProblems.notFound)
      return post
    },
  }
}

export type FeedService = ReturnType<typeof createFeedService>

const asPage = (read: PageRow[], limit: number): PageRows => {
  const [rows, children] = partition(read, (row) => row.rootId === null)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    rows: rows.slice(0, limit),
    children,
    next: last ? encodeCursor({ key: last.key ?? 0, id: last.id }) : null,
  }
}

const partition = <T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] => [
  items.filter(belongs),
  items.filter((item) => !belongs(item)),
]
