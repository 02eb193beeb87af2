import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, localized, reference } from '../database/columns.ts'

/** Who changed what, written in the same transaction as the change; never updated. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant('at').notNull(),
    enterpriseId: reference('enterprise_id').notNull(),
    /** The member who did it; empty for the machine. */
    actor: reference('actor'),
    action: text().notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id').notNull(),
    /** The sentence as it was written then, in both languages. */
    text: localized('text').notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('audit_entries_enterprise').on(table.enterpriseId, table.id),
    index('audit_entries_actor').on(table.actor, table.id),
  ],
)
