import { abilitySchema, type LearnCard } from '@fairlead/contract/library/library.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { Viewer } from '../identity/public.ts'
import type { AccessService } from '../membership/public.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { presentSummary } from './library.presenter.ts'
import { accessFacts, accessOf } from './reading.service.ts'
import type { ResourceRow } from './resources.repository.ts'
import type { StudiesRepository, StudyRow } from './studies.repository.ts'

const CONTINUED_SHOWN = 4
const SHOWN = 6

export interface LearnHomeDependencies {
  catalogue: CatalogueMemory
  studies: StudiesRepository
  access: Pick<AccessService, 'verdictsFor'>
}

/** The way into the library, from what is in memory and what this learner has begun. */
export const createLearnHomeService = ({ catalogue, studies, access }: LearnHomeDependencies) => ({
  async readLearnHome(viewer: Viewer, language: Language) {
    const [all, begun] = await Promise.all([catalogue.read(), studies.listOf(viewer.enterpriseUserId)])
    const live = all.resources.filter(({ isArchived }) => !isArchived)
    const verdicts = await access.verdictsFor(viewer, live.map(accessFacts))
    const studyOf = new Map(begun.map((study) => [study.resourceId, study]))
    const known = live.flatMap((row, index) => {
      const verdict = verdicts[index] ?? 'unknown'
      return verdict === 'unknown' ? [] : [{ row, access: accessOf(verdict), study: studyOf.get(row.id) }]
    })
    type Known = (typeof known)[number]

    const card = ({ row, access: opened, study }: Known): LearnCard => ({
      ...presentSummary(row, language, all),
      percent: study?.percent ?? 0,
      access: opened,
    })
    const cards = (items: readonly Known[], count: number) => items.slice(0, count).map(card)
    const fresh = known.filter(({ study }) => !study)
    const lessons = Map.groupBy(
      known.filter(({ row }) => row.kind === 'lesson'),
      ({ row }) => row.courseId,
    )

    return {
      goOn: cards(
        begun.flatMap((study) => {
          const one = study.completedAt ? undefined : known.find(({ row }) => row.id === study.resourceId)
          return one ? [one] : []
        }),
        CONTINUED_SHOWN,
      ),
      forYou: cards(suggested(fresh, begun, all.byId), SHOWN),
      abilities: abilitySchema.options.map((ability) => ({
        ability,
        courses: all.courses
          .filter((course) => course.ability === ability && lessons.has(course.id))
          .map((course) => ({
            code: course.code,
            title: inLanguage(course.title, language),
            summary: inLanguage(course.summary, language),
            lessons: (lessons.get(course.id) ?? []).map(card),
          })),
      })),
      topics: cards(
        known.filter(({ row }) => row.kind === 'topic'),
        SHOWN,
      ),
      newest: cards(
        known
          .filter(({ row }) => row.kind !== 'topic')
          .sort((a, b) => b.row.publishedAt.getTime() - a.row.publishedAt.getTime() || b.row.id - a.row.id),
        SHOWN,
      ),
      mostAha: cards(
        known
          .filter(({ row }) => row.ahaNum > 0)
          .sort((a, b) => b.row.ahaNum - a.row.ahaNum || a.row.id - b.row.id),
        SHOWN,
      ),
    }
  },
})

export type LearnHomeService = ReturnType<typeof createLearnHomeService>

/** The next lesson of a course one has begun, then what is open and moved people most, one per course. */
const suggested = <Item extends { row: ResourceRow; access: string }>(
  fresh: readonly Item[],
  begun: readonly StudyRow[],
  byId: ReadonlyMap<number, ResourceRow>,
): Item[] => {
  const begunCourses = new Set(begun.map(({ resourceId }) => byId.get(resourceId)?.courseId ?? 0))
  const rank = ({ row, access }: Item) =>
    (access === 'open' ? 1000 : 0) + (row.courseId && begunCourses.has(row.courseId) ? 500 : 0) + row.ahaNum
  const seen = new Set<number>()
  return fresh
    .filter(({ row }) => row.kind === 'lesson' || row.kind === 'article')
    .sort((a, b) => rank(b) - rank(a) || a.row.position - b.row.position || a.row.id - b.row.id)
    .filter(({ row }) => {
      if (row.courseId === null) return true
      if (seen.has(row.courseId)) return false
      seen.add(row.courseId)
      return true
    })
}
