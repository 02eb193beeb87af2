import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoEntries, demoNotes, demoStudies } from '../../demo/library/studies.ts'
import type { Database } from '../../platform/database/database.ts'
import { sectionProgress, studies, studyNotes, toolEntries } from './library.tables.ts'
import { percentOf } from './progress.policy.ts'
import { createResourcesRepository, type ResourceRow } from './resources.repository.ts'

const HOUR = 3_600_000

/** Who is in the middle of what. */
export const seedDemoStudies = async (database: Database, world: DemoWorld): Promise<void> => {
  const repository = createResourcesRepository(database)
  const published = new Map((await repository.published()).map((row) => [`${row.kind}/${row.code}`, row]))
  const find = (key: string): ResourceRow => {
    const row = published.get(key)
    if (!row) throw new Error(`the demo library has no ${key}`)
    return row
  }
  for (const study of demoStudies) {
    const { id: resourceId, versionId: current } = find(`lesson/${study.code}`)
    // The version before stands right before it: they were seeded one after the other.
    const versionId = study.isOldVersion ? current - 1 : current
    const [version] = await repository.versions([versionId])
    const enterpriseUserId = world.member(study.login, study.enterprise)
    const at = new Date(world.now.getTime() - study.hoursAgo * HOUR)
    const sections = version?.body.kind === 'lesson' ? version.body.sections : []
    const percent = percentOf(sections, new Set(study.done))
    await database.orm.insert(studies).values({
      enterpriseUserId,
      resourceId,
      versionId,
      percent,
      lastSectionKey: study.last,
      startedAt: at,
      lastAt: at,
      completedAt: percent === 100 ? at : null,
    })
    const keys = new Set([...study.done, study.last])
    await database.orm.insert(sectionProgress).values(
      [...keys].map((sectionKey) => ({
        enterpriseUserId,
        versionId,
        sectionKey,
        isDone: study.done.includes(sectionKey),
        at,
      })),
    )
  }
  for (const { login, enterprise, code, section, quote, content } of demoNotes)
    await database.orm.insert(studyNotes).values({
      enterpriseUserId: world.member(login, enterprise),
      resourceId: find(`lesson/${code}`).id,
      sectionKey: section,
      quote,
      content,
      updatedAt: new Date(world.now.getTime() - 69 * HOUR),
    })
  for (const { login, enterprise, tool, hoursAgo, values } of demoEntries) {
    const at = new Date(world.now.getTime() - hoursAgo * HOUR)
    await database.orm.insert(toolEntries).values({
      enterpriseUserId: world.member(login, enterprise),
      enterpriseId: world.enterprise(enterprise),
      resourceId: find(`tool/${tool}`).id,
      values: { ...values },
      writtenAt: at,
      sharedAt: at,
    })
  }
}
