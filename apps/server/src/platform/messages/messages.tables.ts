import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Text messages and mail: written with what caused them, sent by a job. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['sms', 'mail'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('outgoing_messages_recipient').on(table.recipient, table.id)],
)
