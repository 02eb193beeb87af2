import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { bytes } from '../database/columns.ts'

/** What a POST answered, kept for a day under the caller's `index`, so that sending it again does not act again. */
export const recordedAnswers = pgTable(
  'recorded_answers',
  {
    caller: bigint({ mode: 'number' }).notNull(),
    index: text().notNull(),
    requestHash: bytes('request_hash').notNull(),
    answer: text().notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.index] }),
    index('recorded_answers_age').using('brin', table.recordedAt),
  ],
)
