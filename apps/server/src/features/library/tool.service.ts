import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import type { OwnEntry, SharedEntry, ToolValues } from '@fairlead/contract/library/library.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { decodeTimeCursor, encodeTimeCursor } from '../communities/public.ts'
import { displayName, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { presentSummary, presentTool } from './library.presenter.ts'
import type { ReadingService } from './reading.service.ts'
import type { EntryRow, ToolEntriesRepository } from './tool-entries.repository.ts'

export interface ToolDependencies {
  database: Database
  clock: Clock
  catalogue: CatalogueMemory
  reading: ReadingService
  people: PeopleService
  repository: ToolEntriesRepository
}

const FIRST = { at: new Date('9999-01-01'), id: Number.MAX_SAFE_INTEGER }

/** Tools are filled in alone, and shared with colleagues by those who want to. */
export const createToolService = (dependencies: ToolDependencies) => {
  const { database, clock, catalogue, reading, people, repository } = dependencies

  const open = async (viewer: Viewer, code: string) => {
    const located = await reading.locate(viewer, 'tool', code)
    if (located.access !== 'open') throw new Problem(libraryProblems.closed)
    const version = await catalogue.content(located.row.versionId)
    if (version?.body.kind !== 'tool') throw new Problem(libraryProblems.notFound)
    return { ...located, version, body: version.body }
  }

  const present = async (
    viewer: Viewer,
    resourceId: number,
    entry: EntryRow | undefined,
  ): Promise<OwnEntry> => ({
    values: entry?.values ?? {},
    writeTime: entry?.writtenAt.toISOString() ?? null,
    isShared: toFlag(Boolean(entry?.sharedAt)),
    sharedNum: await repository.sharedNum(resourceId, viewer.enterprise.id, viewer.enterpriseUserId),
  })

  return {
    async viewTool(viewer: Viewer, language: Language, code: string) {
      const { all, row, version, body } = await open(viewer, code)
      return {
        head: presentSummary(row, language, all),
        tool: presentTool(row, version, body, language),
      }
    },

    async readEntry(viewer: Viewer, code: string): Promise<OwnEntry> {
      const { row } = await open(viewer, code)
      return present(viewer, row.id, await repository.own(viewer.enterpriseUserId, row.id))
    },

    async saveEntry(viewer: Viewer, code: string, values: ToolValues, time: string): Promise<OwnEntry> {
      const { row, body } = await open(viewer, code)
      const known = new Set(body.fields.map(({ key }) => key))
      const kept = Object.fromEntries(Object.entries(values).filter(([key]) => known.has(key)))
      // A browser's clock may be off, never ahead of ours.
      const writtenAt = new Date(Math.min(Date.parse(time), clock.now().getTime()))
      const saved = await database.transaction(() =>
        repository.save(viewer.enterpriseUserId, row.id, viewer.enterprise.id, { values: kept, writtenAt }),
      )
      return present(viewer, row.id, saved)
    },

    async shareEntry(viewer: Viewer, code: string, isShared: boolean): Promise<OwnEntry> {
      const { row } = await open(viewer, code)
      const entry = await repository.own(viewer.enterpriseUserId, row.id)
      if (!entry || !hasWords(entry.values)) throw new Problem(libraryProblems.entryEmpty)
      const shared = await repository.share(viewer.enterpriseUserId, row.id, isShared ? clock.now() : null)
      return present(viewer, row.id, shared)
    },

    async listEntries(
      viewer: Viewer,
      language: Language,
      { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
    ) {
      const { row } = await open(viewer, id)
      const rows = await repository.shared(
        row.id,
        viewer.enterprise.id,
        viewer.enterpriseUserId,
        decodeTimeCursor(cursor) ?? FIRST,
        limit,
      )
      const cards = await people.cardsOf(rows.map(({ enterpriseUserId }) => enterpriseUserId))
      const last = rows.length === limit ? rows.at(-1) : undefined
      return {
        items: rows.flatMap(({ enterpriseUserId, values, sharedAt }): SharedEntry[] => {
          const person = cards.get(enterpriseUserId)
          if (!person) return []
          return [
            {
              enterpriseUserId,
              displayName: displayName(person, language),
              userAvatarUrl: person.avatarUrl,
              department: inLanguage(person.department, language),
              position: inLanguage(person.position, language),
              shareTime: sharedAt.toISOString(),
              values,
            },
          ]
        }),
        nextCursor: last ? encodeTimeCursor({ at: last.sharedAt, id: last.enterpriseUserId }) : null,
      }
    },
  }
}

export type ToolService = ReturnType<typeof createToolService>

const hasWords = (values: ToolValues): boolean =>
  Object.values(values).some((value) => (typeof value === 'string' ? value.trim() !== '' : value.length > 0))
