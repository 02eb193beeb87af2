import { randomBytes } from 'node:crypto'
import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import type { TopicShare } from '@fairlead/contract/library/library.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { displayName, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { presentSummary } from './library.presenter.ts'
import type { ReadingService } from './reading.service.ts'
import type { ShareRow, TopicSharesRepository } from './topic-shares.repository.ts'

export interface TopicShareDependencies {
  clock: Clock
  catalogue: CatalogueMemory
  reading: ReadingService
  people: PeopleService
  repository: TopicSharesRepository
}

/** Topics that people pass on, each with a note. */
export const createTopicShareService = (dependencies: TopicShareDependencies) => {
  const { clock, catalogue, reading, people, repository } = dependencies

  const present = async (
    viewer: Viewer | undefined,
    language: Language,
    rows: readonly ShareRow[],
  ): Promise<TopicShare[]> => {
    const [all, cards] = await Promise.all([
      catalogue.read(),
      people.cardsOf(rows.map(({ sharer }) => sharer)),
    ])
    return rows.flatMap((row) => {
      const topic = all.byId.get(row.resourceId)
      const person = cards.get(row.sharer)
      if (!topic || topic.isArchived || !person) return []
      return [
        {
          id: row.code,
          note: row.note,
          shareTime: row.createdAt.toISOString(),
          displayName: displayName(person, language),
          userAvatarUrl: person.avatarUrl,
          isOwn: toFlag(row.sharer === viewer?.enterpriseUserId),
          topic: presentSummary(topic, language, all),
        },
      ]
    })
  }

  return {
    async shareTopic(viewer: Viewer, language: Language, { id, note }: { id: string; note: string }) {
      const { row, access } = await reading.locate(viewer, 'topic', id)
      if (access !== 'open') throw new Problem(libraryProblems.closed)
      const share = await repository.insert({
        code: randomBytes(9).toString('base64url'),
        resourceId: row.id,
        enterpriseId: viewer.enterprise.id,
        sharer: viewer.enterpriseUserId,
        note,
        createdAt: clock.now(),
      })
      const [presented] = share ? await present(viewer, language, [share]) : []
      if (!presented) throw new Problem(libraryProblems.notFound)
      return presented
    },

    async viewShare(viewer: Viewer | undefined, language: Language, code: string) {
      const row = await repository.byCode(code)
      const [share] = row ? await present(viewer, language, [row]) : []
      if (!share) throw new Problem(libraryProblems.notFound)
      return { share, page: await reading.viewTopic(viewer, language, share.topic.code) }
    },

    async listShares(
      viewer: Viewer,
      language: Language,
      { by, cursor, limit }: { by: 'me' | 'colleagues'; cursor?: string | undefined; limit: number },
    ) {
      const before = Number(cursor) > 0 ? Number(cursor) : Number.MAX_SAFE_INTEGER
      const rows =
        by === 'me'
          ? await repository.ofSharer(viewer.enterpriseUserId, before, limit)
          : await repository.ofColleagues(viewer.enterprise.id, viewer.enterpriseUserId, before, limit)
      const last = rows.length === limit ? rows.at(-1) : undefined
      return { items: await present(viewer, language, rows), nextCursor: last ? String(last.id) : null }
    },
  }
}

export type TopicShareService = ReturnType<typeof createTopicShareService>
