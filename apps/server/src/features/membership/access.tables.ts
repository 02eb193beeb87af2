import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/database/columns.ts'

/** How many free chances of a month are spent: one row to lock, so that parallel calls cannot overdraw. */
export const chanceMonths = pgTable(
  'chance_months',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    month: date().notNull(),
    spent: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseUserId, table.month] })],
)

/** Lessons opened with a free chance; each stays open to the end of its month. */
export const unlockedLessons = pgTable(
  'unlocked_lessons',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    month: date().notNull(),
    lessonCode: text('lesson_code').notNull(),
    unlockedAt: instant('unlocked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseUserId, table.month, table.lessonCode] })],
)

/** Which groups of an enterprise may study what, where the enterprise asks for that. */
export const resourceAuthorisations = pgTable(
  'resource_authorisations',
  {
    /** The enterprise itself, a department with all below it, or a class. */
    groupKind: text('group_kind', { enum: ['enterprise', 'department', 'class'] }).notNull(),
    groupId: reference('group_id').notNull(),
    /** A course, a single resource, or `*` for all. */
    bundle: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupKind, table.groupId, table.bundle] })],
)
