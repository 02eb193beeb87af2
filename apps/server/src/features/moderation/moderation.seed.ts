import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoEnterprises } from '../../demo/enterprises.ts'
import { type DemoCase, demoCases, riskyWords } from '../../demo/moderation.ts'
import { demoPosts } from '../../demo/posts.ts'
import type { Database } from '../../platform/database/database.ts'
import { moderationCases, reports, wordRules } from './moderation.tables.ts'

export const seedDemoWordRules = async (database: Database, world: DemoWorld): Promise<void> => {
  const rules = demoEnterprises.flatMap(({ key }) =>
    riskyWords.map((word) => ({ enterpriseId: world.enterprise(key), word })),
  )
  await database.orm.insert(wordRules).values(rules)
}

const HOUR_MS = 3_600_000
const ENTERPRISE = 'yunfan'

/** The queue of the demo; what it is about was seeded before. */
export const seedDemoCases = async (database: Database, world: DemoWorld): Promise<void> => {
  // Oldest first, so that ids follow time.
  for (const one of [...demoCases].sort((a, b) => b.hoursAgo - a.hoursAgo))
    await seedCase(database, world, one)
}

const seedCase = async (database: Database, world: DemoWorld, one: DemoCase): Promise<void> => {
  const post = demoPosts.find(({ key }) => key === one.post)
  if (!post) throw new Error(`the demo world has no post ${one.post}`)
  const at = (hoursAgo: number) => new Date(world.now.getTime() - hoursAgo * HOUR_MS)
  const told = one.reports ?? []
  const [row] = await database.orm
    .insert(moderationCases)
    .values({
      enterpriseId: world.enterprise(ENTERPRISE),
      targetKind: 'post',
      targetId: world.post(one.post),
      author: world.member(post.author, ENTERPRISE),
      word: one.word ?? '',
      excerpt: post.content,
      reportNum: told.length,
      openedAt: at(one.hoursAgo),
      ...(one.decision && {
        action: one.decision.action,
        reason: one.decision.reason,
        decidedBy: world.member(one.decision.by, ENTERPRISE),
        decidedAt: at(one.decision.hoursAgo),
      }),
      ...(one.appeal && { appeal: one.appeal.text, appealedAt: at(one.appeal.hoursAgo) }),
    })
    .returning({ id: moderationCases.id })
  if (!row || told.length === 0) return
  await database.orm.insert(reports).values(
    told.map(({ by, reason, note = '' }) => ({
      caseId: row.id,
      reporter: world.member(by, ENTERPRISE),
      reason,
      note,
      at: at(one.hoursAgo),
    })),
  )
}
