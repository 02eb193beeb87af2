import type {
  ModerationAction,
  QueueState,
  ReportReason,
} from '@fairlead/contract/moderation/moderation.schema.ts'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { moderationCases, mutes, reports, reveals } from './moderation.tables.ts'

export type CaseRow = typeof moderationCases.$inferSelect
export type ReportRow = typeof reports.$inferSelect
export type RevealRow = typeof reveals.$inferSelect

export interface Target {
  kind: string
  id: number
}

// What is waiting already is joined, not opened twice.
const open = statement(
  'moderation_open_case',
  `insert into moderation_cases as c (enterprise_id, target_kind, target_id, author, word, excerpt, opened_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (target_kind, target_id) where decided_at is null
   do update set word = case when c.word = '' then excluded.word else c.word end
   returning c.id`,
)

const report = statement(
  'moderation_report',
  `with added as (
     insert into reports (case_id, reporter, reason, note, at) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1
   ) update moderation_cases set report_num = report_num + 1 where id = $1 and exists (select 1 from added)`,
)

const inState = (state: QueueState) => {
  if (state === 'waiting') return isNull(moderationCases.decidedAt)
  if (state === 'decided') return isNotNull(moderationCases.decidedAt)
  return and(isNotNull(moderationCases.appealedAt), isNull(moderationCases.appealAnswer))
}

export const createCasesRepository = (database: Database) => ({
  async open(one: {
    enterpriseId: number
    target: Target
    author: number
    word: string
    excerpt: string
    openedAt: Date
  }): Promise<number> {
    const { enterpriseId, target, author, word, excerpt, openedAt } = one
    const values = [enterpriseId, target.kind, target.id, author, word, excerpt, openedAt]
    const [row] = await database.rows<{ id: number }>(open, values)
    if (!row) throw new Error('an insert returned no row')
    return row.id
  },

  async report(
    caseId: number,
    reporter: number,
    reason: ReportReason,
    note: string,
    at: Date,
  ): Promise<void> {
    await database.rows(report, [caseId, reporter, reason, note, at])
  },

  async page(enterpriseId: number, state: QueueState, before: number | undefined, limit: number) {
    return database.orm
      .select()
      .from(moderationCases)
      .where(
        and(
          eq(moderationCases.enterpriseId, enterpriseId),
          inState(state),
          before === undefined ? undefined : sql`${moderationCases.id} < ${before}`,
        ),
      )
      .orderBy(desc(moderationCases.id))
      .limit(limit)
  },

  async count(enterpriseId: number, state: QueueState): Promise<number> {
    return database.orm.$count(
      moderationCases,
      and(eq(moderationCases.enterpriseId, enterpriseId), inState(state)),
    )
  },

  /** Locked until the end of the transaction: two moderators never decide the same case. */
  async lock(enterpriseId: number, id: number): Promise<CaseRow | undefined> {
    const [row] = await database.orm
      .select()
      .from(moderationCases)
      .where(and(eq(moderationCases.id, id), eq(moderationCases.enterpriseId, enterpriseId)))
      .for('update')
    return row
  },

  async change(id: number, values: Partial<CaseRow>): Promise<CaseRow> {
    const [row] = await database.orm
      .update(moderationCases)
      .set(values)
      .where(eq(moderationCases.id, id))
      .returning()
    if (!row) throw new Error('a locked case is gone')
    return row
  },

  async decidedFor(author: number, limit: number): Promise<CaseRow[]> {
    return database.orm
      .select()
      .from(moderationCases)
      .where(and(eq(moderationCases.author, author), isNotNull(moderationCases.decidedAt)))
      .orderBy(desc(moderationCases.id))
      .limit(limit)
  },

  async reportsOf(caseIds: number[]): Promise<ReportRow[]> {
    if (caseIds.length === 0) return []
    return database.orm.select().from(reports).where(inArray(reports.caseId, caseIds)).orderBy(reports.id)
  },

  async revealsOf(caseIds: number[]): Promise<RevealRow[]> {
    if (caseIds.length === 0) return []
    return database.orm.select().from(reveals).where(inArray(reveals.caseId, caseIds))
  },

  async askReveal(caseId: number, askedBy: number, reason: string, askedAt: Date): Promise<void> {
    await database.orm.insert(reveals).values({ caseId, askedBy, reason, askedAt }).onConflictDoNothing()
  },

  async agreeReveal(caseId: number, agreedBy: number, agreedAt: Date): Promise<void> {
    await database.orm.update(reveals).set({ agreedBy, agreedAt }).where(eq(reveals.caseId, caseId))
  },

  async mute(member: number, enterpriseId: number, until: Date, reason: string): Promise<void> {
    await database.orm
      .insert(mutes)
      .values({ member, enterpriseId, until, reason })
      .onConflictDoUpdate({ target: mutes.member, set: { until, reason } })
  },

  async unmute(member: number): Promise<void> {
    await database.orm.delete(mutes).where(eq(mutes.member, member))
  },
})

export type CasesRepository = ReturnType<typeof createCasesRepository>
export type Decision = { action: ModerationAction; reason: string; muteDays: number | undefined }
