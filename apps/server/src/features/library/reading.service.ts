import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import {
  type ArticlePage,
  type LessonPage,
  RESOURCE_TYPE,
  type ResourceAccess,
  type ResourceKind,
  type TopicPage,
  type VideoPage,
} from '@fairlead/contract/library/library.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { Viewer } from '../identity/public.ts'
import type { AccessService, AccessVerdict, ResourceFacts } from '../membership/public.ts'
import type { Catalogue, CatalogueMemory } from './catalogue.ts'
import { groupsIn, keptFor } from './library.policy.ts'
import { createPages, type Shown } from './pages.ts'
import { relatedTo } from './related.ts'
import type { ResourceRow, VersionRow } from './resources.repository.ts'
import type { StudiesRepository } from './studies.repository.ts'
import type { ViewCounter } from './view-counter.ts'

const RELATED_SHOWN = 3
const typeOf: Partial<Record<ResourceKind, number>> = RESOURCE_TYPE

export interface ReadingDependencies {
  catalogue: CatalogueMemory
  studies: StudiesRepository
  access: Pick<AccessService, 'verdictsFor'>
  views: ViewCounter
  addresses: Pick<FileAddresses, 'permit'>
}

interface Asked {
  code: string
  versionId?: number | undefined
}

export const accessFacts = (row: ResourceRow): ResourceFacts => ({
  resourceType: typeOf[row.kind] ?? 0,
  code: row.code,
  enterpriseIds: keptFor(row.audience),
  groups: groupsIn(row.audience),
  isFree: row.isFree,
  bundle: row.courseCode ?? `${row.kind}/${row.code}`,
  opensAt: null,
})

export const accessOf = (verdict: AccessVerdict): ResourceAccess => {
  if (verdict === 'open') return 'open'
  return verdict === 'sign-in' ? 'signedOut' : 'closed'
}

/** Lessons, articles and the rest, as far as they are open to whoever asks. */
export const createReadingService = (dependencies: ReadingDependencies) => {
  const { catalogue, studies, access, views, addresses } = dependencies
  const pages = createPages(catalogue, addresses)

  /** The published resource, if this viewer may know of it. */
  const locate = async (viewer: Viewer | undefined, kind: ResourceKind, code: string) => {
    const all = await catalogue.read()
    const row = all.find(kind, code)
    const [verdict = 'unknown'] = row ? await access.verdictsFor(viewer, [accessFacts(row)]) : []
    if (!row || verdict === 'unknown') throw new Problem(libraryProblems.notFound)
    if (row.isArchived) throw new Problem(libraryProblems.archived)
    return { all, row, access: accessOf(verdict) }
  }

  /** The content of a version that readers have or had; drafts are not among them. */
  const readable = async (row: ResourceRow, versionId: number): Promise<VersionRow> => {
    const version = await catalogue.content(versionId)
    const isReadable = version?.state === 'published' || version?.state === 'archived'
    if (version?.resourceId !== row.id || !isReadable) throw new Problem(libraryProblems.versionNotFound)
    return version
  }

  /** Which version this reader gets: the one they began, else the published one. Only older ones cost a look. */
  const versionFor = async (
    viewer: Viewer | undefined,
    row: ResourceRow,
    asked: number | undefined,
  ): Promise<VersionRow> => {
    if (asked !== undefined) await readable(row, asked)
    const begun =
      asked !== row.versionId && row.versions > 1 && viewer
        ? await studies.find(viewer.enterpriseUserId, row.id)
        : undefined
    return readable(row, begun?.versionId ?? row.versionId)
  }

  const knownTo = (viewer: Viewer | undefined) => async (rows: readonly ResourceRow[]) => {
    const verdicts = await access.verdictsFor(viewer, rows.map(accessFacts))
    return rows.filter((_, index) => verdicts[index] !== 'unknown')
  }

  const open = async (
    viewer: Viewer | undefined,
    language: Language,
    kind: ResourceKind,
    { code, versionId }: Asked,
  ): Promise<Shown> => {
    const located = await locate(viewer, kind, code)
    const version = await versionFor(viewer, located.row, versionId)
    views.count(located.row.id)
    return { ...located, version, language, known: knownTo(viewer) }
  }

  const relatedOf = async ({ row, all, known }: Shown) =>
    (await known(relatedTo(row, all))).slice(0, RELATED_SHOWN)

  return {
    locate,

    /** For those who write: the resource and the version they speak of, when it is open to them. */
    async openVersion(viewer: Viewer, kind: ResourceKind, code: string, versionId: number) {
      const { row, access: opened } = await locate(viewer, kind, code)
      if (opened !== 'open') throw new Problem(libraryProblems.closed)
      return { row, version: await readable(row, versionId) }
    },

    async viewLesson(viewer: Viewer | undefined, language: Language, asked: Asked): Promise<LessonPage> {
      return existing(await pages.lesson(await open(viewer, language, 'lesson', asked)))
    },

    async viewArticle(viewer: Viewer | undefined, language: Language, asked: Asked): Promise<ArticlePage> {
      const shown = await open(viewer, language, 'article', asked)
      return existing(await pages.article(shown, await relatedOf(shown)))
    },

    async viewTopic(viewer: Viewer | undefined, language: Language, code: string): Promise<TopicPage> {
      return existing(await pages.topic(await open(viewer, language, 'topic', { code })))
    },

    async viewVideo(viewer: Viewer, language: Language, code: string): Promise<VideoPage> {
      const shown = await open(viewer, language, 'video', { code })
      return existing(await pages.video(shown, await relatedOf(shown)))
    },

    /** Any version as its page, whoever may read it; whether they may see it the caller has decided. */
    async show(all: Catalogue, row: ResourceRow, version: VersionRow, language: Language) {
      const known = async (rows: readonly ResourceRow[]) => [...rows]
      const shown: Shown = { all, row, version, language, access: 'open', known }
      return {
        lesson: await pages.lesson(shown),
        article: await pages.article(shown, []),
        topic: await pages.topic(shown),
        video: await pages.video(shown, []),
      }
    },
  }
}

export type ReadingService = ReturnType<typeof createReadingService>

const existing = <Page>(page: Page | undefined): Page => {
  if (!page) throw new Problem(libraryProblems.notFound)
  return page
}
