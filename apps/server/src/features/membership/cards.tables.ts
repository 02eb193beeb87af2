import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant, localized, reference } from '../../platform/database/columns.ts'
import { membershipTypes } from './membership.tables.ts'

/** Rights beside a membership, brought by cards and trials; they add up and end by themselves. */
export const grantedRights = pgTable(
  'granted_rights',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    typeId: reference('type_id')
      .notNull()
      .references(() => membershipTypes.id),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseUserId, table.typeId] })],
)

export const cardBatches = pgTable(
  'card_batches',
  {
    id: id(),
    /** Only members of this enterprise can receive its cards. */
    enterpriseId: reference('enterprise_id').notNull(),
    kind: text({ enum: ['benefit', 'gift', 'grow_up'] }).notNull(),
    name: localized('name').notNull(),
    days: integer().notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** What nobody has used until then expires with it. */
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('card_batches_enterprise').on(table.enterpriseId, table.id)],
)

export const cards = pgTable(
  'cards',
  {
    id: id(),
    batchId: reference('batch_id')
      .notNull()
      .references(() => cardBatches.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    receivedBy: reference('received_by'),
    receivedAt: instant('received_at'),
    usedAt: instant('used_at'),
  },
  (table) => [
    uniqueIndex('cards_code').on(table.code),
    index('cards_batch').on(table.batchId),
    index('cards_holder').on(table.receivedBy).where(sql`${table.receivedBy} is not null`),
  ],
)

/** Which phones have had a trial: a keyed hash, so that a number is known again without being kept. */
export const trials = pgTable('trials', {
  phoneHash: bytes('phone_hash').primaryKey(),
  enterpriseUserId: reference('enterprise_user_id').notNull(),
  startedAt: instant('started_at').notNull(),
})
