import type { ResourceBody } from '@fairlead/contract/library/authored.schema.ts'
import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import {
  type ArticlePage,
  type LessonPage,
  type LessonSection,
  RESOURCE_TYPE,
  type ResourceAccess,
  type ResourceKind,
} from '@fairlead/contract/library/library.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { Viewer } from '../identity/public.ts'
import type { AccessService, AccessVerdict, ResourceFacts } from '../membership/public.ts'
import type { Catalogue, CatalogueMemory } from './catalogue.ts'
import { groupsIn, keptFor } from './library.policy.ts'
import {
  presentArticle,
  presentSections,
  presentSummary,
  presentTool,
  presentVideo,
} from './library.presenter.ts'
import type { ResourceRow, VersionRow } from './resources.repository.ts'
import type { StudiesRepository } from './studies.repository.ts'
import type { ViewCounter } from './view-counter.ts'

const RELATED_SHOWN = 3
const typeOf: Partial<Record<ResourceKind, number>> = RESOURCE_TYPE
const NOTHING = { type: 'doc' as const, content: [] }

export interface ReadingDependencies {
  catalogue: CatalogueMemory
  studies: StudiesRepository
  access: Pick<AccessService, 'verdictsFor'>
  views: ViewCounter
  addresses: Pick<FileAddresses, 'permit'>
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

/** Lessons, articles and the rest, as far as they are open to whoever asks. */
export const createReadingService = (dependencies: ReadingDependencies) => {
  const { catalogue, studies, access, views, addresses } = dependencies
  const permit = (address: string) => addresses.permit(address)

  const openness = async (viewer: Viewer | undefined, row: ResourceRow): Promise<ResourceAccess> => {
    const [verdict = 'unknown'] = await access.verdictsFor(viewer, [accessFacts(row)])
    if (verdict === 'unknown') throw new Problem(libraryProblems.notFound)
    return accessOf(verdict)
  }

  /** The published resource, if this viewer may know of it. */
  const find = async (kind: ResourceKind, code: string) => {
    const all = await catalogue.read()
    const row = all.find(kind, code)
    if (!row) throw new Problem(libraryProblems.notFound)
    return { all, row }
  }

  const locate = async (viewer: Viewer | undefined, kind: ResourceKind, code: string) => {
    const { all, row } = await find(kind, code)
    const opened = await openness(viewer, row)
    if (row.isArchived) throw new Problem(libraryProblems.archived)
    return { all, row, access: opened }
  }

  /** Which version this reader gets: the one they began, else the published one. Only older ones cost a look. */
  const versionFor = async (
    viewer: Viewer | undefined,
    row: ResourceRow,
    asked: number | undefined,
  ): Promise<VersionRow> => {
    if (asked !== undefined && asked !== row.versionId) {
      const version = await catalogue.content(asked)
      const isReadable = version?.state === 'published' || version?.state === 'archived'
      if (version?.resourceId !== row.id || !isReadable) throw new Problem(libraryProblems.versionNotFound)
    }
    const begun =
      asked !== row.versionId && row.versions > 1 && viewer
        ? await studies.find(viewer.enterpriseUserId, row.id)
        : undefined
    const version = await catalogue.content(begun?.versionId ?? row.versionId)
    if (!version) throw new Problem(libraryProblems.notFound)
    return version
  }

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

  return {
    /** For those who write: the resource and the version they speak of, when it is open to them. */
    async openVersion(viewer: Viewer, kind: ResourceKind, code: string, versionId: number) {
      const { row, access: opened } = await locate(viewer, kind, code)
      if (opened !== 'open') throw new Problem(libraryProblems.closed)
      const version = await catalogue.content(versionId)
      if (version?.resourceId !== row.id || (version.state !== 'published' && version.state !== 'archived'))
        throw new Problem(libraryProblems.versionNotFound)
      return { row, version }
    },

    locate,

    async viewLesson(
      viewer: Viewer | undefined,
      language: Language,
      { code, versionId }: { code: string; versionId?: number | undefined },
    ): Promise<LessonPage> {
      const { all, row, access: opened } = await locate(viewer, 'lesson', code)
      const version = await versionFor(viewer, row, versionId)
      if (version.body.kind !== 'lesson') throw new Problem(libraryProblems.notFound)
      const sections = presentSections(version.body, language, await embed(all, version.body, language))
      views.count(row.id)
      return {
        head: presentSummary(row, language, all, version),
        access: opened,
        outline: sections.map(({ key, kind, title, minutes }) => ({ key, kind, title, minutes })),
        sections: shownTo(opened, sections),
        newerVersionId: version.id === row.versionId ? 0 : row.versionId,
        isStale: toFlag(version.stale === language),
        lessons: (all.courseOf(row)?.lessons ?? []).map((lesson) => ({
          code: lesson.code,
          title: inLanguage(lesson.title, language),
          minutes: lesson.minutes,
        })),
      }
    },

    async viewArticle(
      viewer: Viewer | undefined,
      language: Language,
      { code, versionId }: { code: string; versionId?: number | undefined },
    ): Promise<ArticlePage> {
      const { all, row, access: opened } = await locate(viewer, 'article', code)
      const version = await versionFor(viewer, row, versionId)
      if (version.body.kind !== 'article') throw new Problem(libraryProblems.notFound)
      views.count(row.id)
      const others = relatedTo(row, all)
      const verdicts = await access.verdictsFor(viewer, others.map(accessFacts))
      return {
        head: presentSummary(row, language, all, version),
        access: opened,
        doc: opened === 'open' ? presentArticle(version.body, language) : NOTHING,
        isStale: toFlag(version.stale === language),
        related: others
          .filter((_, index) => verdicts[index] !== 'unknown')
          .slice(0, RELATED_SHOWN)
          .map((other) => presentSummary(other, language, all)),
      }
    },
  }
}

export type ReadingService = ReturnType<typeof createReadingService>

export const accessOf = (verdict: AccessVerdict): ResourceAccess => {
  if (verdict === 'open') return 'open'
  return verdict === 'sign-in' ? 'signedOut' : 'closed'
}

/** Somebody who is signed out reads the first text, to see whether it is worth it. */
const shownTo = (access: ResourceAccess, sections: LessonSection[]): LessonSection[] => {
  if (access === 'open') return sections
  const first = access === 'signedOut' ? sections.find(({ kind }) => kind === 'text') : undefined
  return first ? [first] : []
}

/** Sharing a tag counts more than sharing the ability; among equals what moved people most. */
const relatedTo = (row: ResourceRow, all: Catalogue): ResourceRow[] => {
  const tags = new Set(row.tags.map(({ zh }) => zh))
  const closeness = (other: ResourceRow) =>
    2 * other.tags.filter(({ zh }) => tags.has(zh)).length + Number(other.ability === row.ability)
  return all.resources
    .filter((other) => other.id !== row.id && !other.isArchived && closeness(other) > 0)
    .filter(({ kind }) => kind === 'article' || kind === 'lesson')
    .sort((a, b) => closeness(b) - closeness(a) || b.ahaNum - a.ahaNum || b.id - a.id)
    .slice(0, 4 * RELATED_SHOWN)
}
