import type { ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import { Cache } from '../../platform/cache/cache.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CourseRow, ResourceRow, ResourcesRepository, VersionRow } from './resources.repository.ts'

export interface Catalogue {
  resources: readonly ResourceRow[]
  find: (kind: ResourceKind, code: string) => ResourceRow | undefined
  byId: ReadonlyMap<number, ResourceRow>
  courses: readonly CourseRow[]
  courseOf: (resource: ResourceRow) => { course: CourseRow; lessons: readonly ResourceRow[] } | undefined
}

const TOPIC = 'library'
const CATALOGUE_MS = 30_000
const CONTENTS = 500
// Versions that learners read never change; a new one has a new id.
const CONTENTS_MS = 3_600_000

/** What is published and what versions say, kept in memory: readers cost the database nothing. */
export const createCatalogue = (
  database: Database,
  repository: ResourcesRepository,
  invalidations: Invalidations,
) => {
  const lists = new Cache<'all', Promise<Catalogue>>(1, CATALOGUE_MS)
  const contents = new Cache<number, Promise<VersionRow | undefined>>(CONTENTS, CONTENTS_MS)
  invalidations.on(TOPIC, () => {
    lists.clear()
    contents.clear()
  })

  const load = async (): Promise<Catalogue> => {
    const [resources, courses] = await Promise.all([repository.published(), repository.courses()])
    const byCode = new Map(resources.map((resource) => [`${resource.kind}/${resource.code}`, resource]))
    const lessonsOf = Map.groupBy(
      resources.filter((resource) => !resource.isArchived),
      (resource) => resource.courseId,
    )
    const courseById = new Map(courses.map((course) => [course.id, course]))
    return {
      resources,
      courses,
      byId: new Map(resources.map((resource) => [resource.id, resource])),
      find: (kind, code) => byCode.get(`${kind}/${code}`),
      courseOf: ({ courseId }) => {
        const course = courseId === null ? undefined : courseById.get(courseId)
        return course && { course, lessons: lessonsOf.get(courseId) ?? [] }
      },
    }
  }

  return {
    // Apart: what is shared with others must not hang on one caller's transaction.
    read: (): Promise<Catalogue> => remember(lists, 'all', () => database.apart(load)),

    content: (versionId: number): Promise<VersionRow | undefined> =>
      remember(contents, versionId, () =>
        database.apart(async () => (await repository.versions([versionId]))[0]),
      ),

    /** Call in the transaction that changes what is published. */
    changed: () => invalidations.announce(TOPIC, 'all'),
  }
}

export type CatalogueMemory = ReturnType<typeof createCatalogue>

/** Those who ask while it is being loaded share the one load; what failed is asked again. */
const remember = <Key, Value>(
  cache: Cache<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> => {
  const known = cache.get(key)
  if (known) return known
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  return loading
}
