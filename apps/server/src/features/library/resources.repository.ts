import type { ResourceBody } from '@fairlead/contract/library/authored.schema.ts'
import type { Ability, ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { type Database, statement } from '../../platform/database/database.ts'

/** A resource without its content: what lists, cards and rules ask for. */
export type ResourceRow = {
  id: number
  kind: ResourceKind
  code: string
  ability: Ability
  category: number
  isFree: boolean
  courseId: number | null
  courseCode: string | null
  position: number
  versionId: number
  title: LocalizedText
  summary: LocalizedText
  tags: LocalizedText[]
  minutes: number
  publishedAt: Date
  isArchived: boolean
  views: number
  completions: number
  ahaNum: number
  /** How many versions learners may have begun. */
  versions: number
  audience: { kind: 'everyone' | 'enterprise' | 'department' | 'class'; id: number; enterpriseId: number }[]
}

export type CourseRow = {
  id: number
  code: string
  title: LocalizedText
  summary: LocalizedText
  ability: Ability
}

export type VersionRow = {
  id: number
  resourceId: number
  number: number
  state: 'draft' | 'review' | 'published' | 'archived'
  title: LocalizedText
  summary: LocalizedText
  tags: LocalizedText[]
  minutes: number
  body: ResourceBody
  stale: Language | null
}

const resourceColumns = `r.id, r.kind, r.code, r.ability, r.category, r.is_free as "isFree", r.course_id as "courseId", c.code as "courseCode", r.position,
          v.id as "versionId", v.title, v.summary, v.tags, v.minutes, coalesce(r.published_at, v.updated_at) as "publishedAt",
          r.archived_at is not null as "isArchived", r.views, r.completions, r.aha_num as "ahaNum",
          (select count(*)::int from resource_versions o where o.resource_id = r.id and o.published_at is not null) as versions,
          coalesce((select json_agg(json_build_object('kind', a.scope_kind, 'id', a.scope_id, 'enterpriseId', a.enterprise_id))
                      from resource_audiences a where a.resource_id = r.id), '[]') as audience`

const published = statement(
  'library_published',
  `select ${resourceColumns}
     from resources r join resource_versions v on v.id = r.published_version_id
     left join courses c on c.id = r.course_id
    order by r.course_id, r.position, r.id`,
)

// The version asked for, else the newest: for authors, who see drafts too.
const anyVersion = statement(
  'library_any_version',
  `select ${resourceColumns}
     from resources r join resource_versions v on v.resource_id = r.id
     left join courses c on c.id = r.course_id
    where r.kind = $1 and r.code = $2 and ($3::bigint is null or v.id = $3)
    order by v.number desc limit 1`,
)

const allCourses = statement(
  'library_courses',
  'select id, code, title, summary, ability from courses order by position, id',
)

const versionsById = statement(
  'library_versions',
  `select v.id, v.resource_id as "resourceId", v.number, v.state, v.title, v.summary, v.tags, v.minutes, v.body, v.stale
     from resource_versions v where v.id = any($1)`,
)

const addViews = statement(
  'library_add_views',
  `update resources r set views = r.views + seen.n
     from unnest($1::bigint[], $2::int[]) as seen(id, n) where r.id = seen.id`,
)

const countCompletion = statement(
  'library_count_completion',
  'update resources set completions = completions + 1 where id = $1',
)

export const createResourcesRepository = (database: Database) => ({
  published: () => database.rows<ResourceRow>(published),
  courses: () => database.rows<CourseRow>(allCourses),
  versions: (ids: readonly number[]) => database.rows<VersionRow>(versionsById, [ids]),
  anyVersion: async (kind: ResourceKind, code: string, versionId: number | undefined) =>
    (await database.rows<ResourceRow>(anyVersion, [kind, code, versionId ?? null]))[0],
  addViews: (seen: ReadonlyMap<number, number>) =>
    database.rows(addViews, [[...seen.keys()], [...seen.values()]]),
  countCompletion: (resourceId: number) => database.rows(countCompletion, [resourceId]),
})

export type ResourcesRepository = ReturnType<typeof createResourcesRepository>
