import { AHA_REASONS } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '../../platform/database/columns.ts'

/** Every Aha ever given. Withdrawing marks the row, so that the ledger tells what happened and when. */
export const ahaEntries = pgTable(
  'aha_entries',
  {
    id: id(),
    giver: reference('giver').notNull(),
    receiver: reference('receiver').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    month: date().notNull(),
    /** The one-time part of the secret it was sent with; unique, so that a secret cannot be spent twice. */
    nonce: text(),
    /** What the giver got out of it, if they said so. */
    reason: text({ enum: AHA_REASONS }),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    index('aha_entries_target').on(table.targetKind, table.targetId, table.id),
    index('aha_entries_giver').on(table.giver, table.targetKind, table.targetId),
    // Two clicks at once cannot give twice.
    uniqueIndex('aha_entries_standing')
      .on(table.targetKind, table.targetId, table.giver)
      .where(sql`${table.withdrawnAt} is null`),
    uniqueIndex('aha_entries_nonce').on(table.nonce),
    index('aha_entries_received').on(table.receiver, table.id).where(sql`${table.withdrawnAt} is null`),
    index('aha_entries_given').on(table.giver, table.id).where(sql`${table.withdrawnAt} is null`),
  ],
)

/** How much of a month's Aha is spent: one row to lock, so that parallel sends cannot overdraw. */
export const ahaMonths = pgTable(
  'aha_months',
  {
    giver: reference('giver').notNull(),
    month: date().notNull(),
    sent: integer().notNull().default(0),
    bonus: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.giver, table.month] })],
)

export const likes = pgTable(
  'likes',
  {
    giver: reference('giver').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: bigint('target_id', { mode: 'number' }).notNull(),
    givenAt: instant('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.targetKind, table.targetId, table.giver] })],
)
