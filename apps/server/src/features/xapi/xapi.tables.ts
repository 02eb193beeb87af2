import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/database/columns.ts'

/** Conformant xAPI statements, append-only. */
export const xapiStatements = pgTable(
  'xapi_statements',
  {
    id: uuid().primaryKey(),
    enterpriseId: reference('enterprise_id').notNull(),
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    statement: jsonb().notNull(),
    storedAt: instant('stored_at').notNull().defaultNow(),
  },
  (table) => [index('xapi_statements_person').on(table.enterpriseUserId, table.storedAt.desc())],
)
