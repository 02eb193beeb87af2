import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, localized, reference } from '../../platform/database/columns.ts'

/** What each membership brings. Rules ask these columns, never the name. The id is the wire's rootViptypeId. */
export const membershipTypes = pgTable('membership_types', {
  id: id(),
  tier: text({ enum: ['sailor', 'scholar', 'elite', 'mentor'] }).notNull(),
  name: localized('name').notNull(),
  isGuest: boolean('is_guest').notNull(),
  freeChancesPerMonth: integer('free_chances_per_month').notNull(),
  ahaQuota: integer('aha_quota').notNull(),
  createsDiscussions: boolean('creates_discussions').notNull().default(false),
  createsCommunities: boolean('creates_communities').notNull().default(false),
  customThemes: boolean('custom_themes').notNull().default(false),
})

export const memberships = pgTable('memberships', {
  enterpriseUserId: reference('enterprise_user_id').primaryKey(),
  typeId: reference('type_id')
    .notNull()
    .references(() => membershipTypes.id),
  /** Afterwards the person is a Sailor again; empty means for good. */
  expiresAt: instant('expires_at'),
})

/** A role in a place: teaching assistant of a camp, leader of a community, administrator of an enterprise. */
export const roleGrants = pgTable(
  'role_grants',
  {
    id: id(),
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    role: text().notNull(),
    scopeKind: text('scope_kind').notNull(),
    scopeId: reference('scope_id').notNull(),
  },
  (table) => [
    uniqueIndex('role_grants_once').on(table.enterpriseUserId, table.role, table.scopeKind, table.scopeId),
    index('role_grants_scope').on(table.scopeKind, table.scopeId, table.role),
  ],
)
