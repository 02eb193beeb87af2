import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '../../platform/database/columns.ts'

/** Words an enterprise wants to be asked about before they go out. */
export const wordRules = pgTable(
  'word_rules',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    word: text().notNull(),
    addedBy: reference('added_by'),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('word_rules_once').on(table.enterpriseId, table.word)],
)

/** A text that was warned of and may go out all the same: once, within minutes. */
export const speechPasses = pgTable(
  'speech_passes',
  {
    nonce: text().primaryKey(),
    member: reference('member').notNull(),
    textHash: text('text_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('speech_passes_text').on(table.member, table.textHash)],
)

/** Who may not speak for a while. */
export const mutes = pgTable(
  'mutes',
  {
    member: reference('member').primaryKey(),
    enterpriseId: reference('enterprise_id').notNull(),
    until: instant('until').notNull(),
    reason: text().notNull(),
  },
  (table) => [index('mutes_enterprise').on(table.enterpriseId)],
)

/** Something a moderator should look at, and what came of it. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    author: reference('author').notNull(),
    /** The word it was warned of; empty when people reported it. */
    word: text().notNull().default(''),
    /** What was said when the case was opened, whatever happens to it later. */
    excerpt: text().notNull(),
    reportNum: integer('report_num').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    action: text({ enum: ['keep', 'hide', 'delete', 'warn', 'mute'] }),
    reason: text().notNull().default(''),
    decidedBy: reference('decided_by'),
    decidedAt: instant('decided_at'),
    appeal: text().notNull().default(''),
    appealedAt: instant('appealed_at'),
    appealAnswer: text('appeal_answer', { enum: ['granted', 'refused'] }),
    appealAnsweredBy: reference('appeal_answered_by'),
  },
  (table) => [
    // What is waiting already is not opened a second time.
    uniqueIndex('moderation_cases_open')
      .on(table.targetKind, table.targetId)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_cases_waiting').on(table.enterpriseId, table.id).where(sql`${table.decidedAt} is null`),
    index('moderation_cases_decided').on(table.enterpriseId, table.decidedAt, table.id),
    index('moderation_cases_author').on(table.author, table.id),
  ],
)

export const reports = pgTable(
  'reports',
  {
    id: id(),
    caseId: reference('case_id')
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    reporter: reference('reporter').notNull(),
    reason: text({ enum: ['spam', 'offensive', 'confidential', 'false', 'other'] }).notNull(),
    note: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('reports_once').on(table.caseId, table.reporter)],
)

/** Naming an anonymous author takes two moderators: one asks, another agrees. */
export const reveals = pgTable('reveals', {
  caseId: reference('case_id')
    .primaryKey()
    .references(() => moderationCases.id, { onDelete: 'cascade' }),
  askedBy: reference('asked_by').notNull(),
  reason: text().notNull(),
  askedAt: instant('asked_at').notNull(),
  agreedBy: reference('agreed_by'),
  agreedAt: instant('agreed_at'),
})
