import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/database/columns.ts'
import { enterpriseClasses, enterprises } from './enterprises.tables.ts'

/** Codes that lead a newcomer into an enterprise when they register. */
export const enterpriseInvitations = pgTable('enterprise_invitations', {
  /** In capitals, as it is compared. */
  code: text().primaryKey(),
  enterpriseId: reference('enterprise_id')
    .notNull()
    .references(() => enterprises.id, { onDelete: 'cascade' }),
  enterpriseClassId: reference('enterprise_class_id').references(() => enterpriseClasses.id, {
    onDelete: 'set null',
  }),
  usesLeft: integer('uses_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
