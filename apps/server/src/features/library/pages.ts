import type { ResourceBody } from '@fairlead/contract/library/authored.schema.ts'
import type {
  ArticlePage,
  LessonPage,
  ResourceAccess,
  TopicPage,
  VideoPage,
} from '@fairlead/contract/library/library.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { Catalogue, CatalogueMemory } from './catalogue.ts'
import {
  presentArticle,
  presentIntro,
  presentSections,
  presentSummary,
  presentTool,
  presentVideo,
} from './library.presenter.ts'
import type { ResourceRow, VersionRow } from './resources.repository.ts'

const NOTHING = { type: 'doc' as const, content: [] }

export interface Shown {
  all: Catalogue
  row: ResourceRow
  version: VersionRow
  language: Language
  access: ResourceAccess
  /** Which of these the reader may know of. */
  known: (rows: readonly ResourceRow[]) => Promise<ResourceRow[]>
}

/** Versions as pages: what stands on them, as far as it is open. Answers undefined for a version of another kind. */
export const createPages = (catalogue: CatalogueMemory, addresses: Pick<FileAddresses, 'permit'>) => {
  const permit = (address: string) => addresses.permit(address)

  /** Videos and tools that stand inside a lesson, as they are published now. */
  const embed = async (all: Catalogue, body: ResourceBody, language: Language) => {
    const sections = body.kind === 'lesson' ? body.sections : []
    const wanted = sections.flatMap((section) => {
      if (section.kind === 'video') return all.find('video', section.video) ?? []
      return section.kind === 'tool' ? (all.find('tool', section.tool) ?? []) : []
    })
    const versions = await Promise.all(wanted.map((row) => catalogue.content(row.versionId)))
    const bodies = new Map(
      wanted.map((row, index) => [`${row.kind}/${row.code}`, { row, version: versions[index] }]),
    )
    return {
      video: (code: string) => {
        const { row, version } = bodies.get(`video/${code}`) ?? {}
        return row && version?.body.kind === 'video'
          ? presentVideo(row, version, version.body, language, permit)
          : null
      },
      tool: (code: string) => {
        const { row, version } = bodies.get(`tool/${code}`) ?? {}
        return row && version?.body.kind === 'tool' ? presentTool(row, version, version.body, language) : null
      },
    }
  }

  const headOf = ({ all, row, version, language, access }: Shown) => ({
    head: presentSummary(row, language, all, version),
    access,
  })

  return {
    async lesson(shown: Shown): Promise<LessonPage | undefined> {
      const { all, row, version, language, access } = shown
      if (version.body.kind !== 'lesson') return undefined
      const sections = presentSections(version.body, language, await embed(all, version.body, language))
      // Somebody who is signed out reads the first text, to see whether it is worth it.
      const first = access === 'signedOut' ? sections.find(({ kind }) => kind === 'text') : undefined
      return {
        ...headOf(shown),
        outline: sections.map(({ key, kind, title, minutes }) => ({ key, kind, title, minutes })),
        sections: access === 'open' ? sections : first ? [first] : [],
        newerVersionId: version.id === row.versionId ? 0 : row.versionId,
        isStale: toFlag(version.stale === language),
        lessons: (all.courseOf(row)?.lessons ?? []).map((lesson) => ({
          code: lesson.code,
          title: inLanguage(lesson.title, language),
          minutes: lesson.minutes,
        })),
      }
    },

    async article(shown: Shown, related: readonly ResourceRow[]): Promise<ArticlePage | undefined> {
      const { all, version, language, access } = shown
      if (version.body.kind !== 'article') return undefined
      return {
        ...headOf(shown),
        doc: access === 'open' ? presentArticle(version.body, language) : NOTHING,
        isStale: toFlag(version.stale === language),
        related: related.map((other) => presentSummary(other, language, all)),
      }
    },

    async topic(shown: Shown): Promise<TopicPage | undefined> {
      const { all, version, language, known } = shown
      if (version.body.kind !== 'topic') return undefined
      const items = version.body.items.flatMap(({ kind, code, note }) => {
        const row = all.find(kind, code)
        return row && !row.isArchived ? [{ row, note }] : []
      })
      const open = new Set(await known(items.map(({ row }) => row)))
      return {
        ...headOf(shown),
        intro: presentIntro(version.body, language),
        items: items
          .filter(({ row }) => open.has(row))
          .map(({ row, note }) => ({
            resource: presentSummary(row, language, all),
            note: inLanguage(note, language),
          })),
      }
    },

    async video(shown: Shown, related: readonly ResourceRow[]): Promise<VideoPage | undefined> {
      const { all, row, version, language, access } = shown
      if (version.body.kind !== 'video') return undefined
      return {
        ...headOf(shown),
        video: access === 'open' ? presentVideo(row, version, version.body, language, permit) : null,
        related: related.map((other) => presentSummary(other, language, all)),
      }
    },
  }
}
