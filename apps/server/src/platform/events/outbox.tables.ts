import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Events of committed transactions on their way to their listeners. */
export const outboxEvents = pgTable('outbox_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** Stays the same however often the event is delivered, so that a listener can tell a repeat. */
  eventId: uuid('event_id').notNull().defaultRandom(),
  name: text().notNull(),
  payload: jsonb().notNull(),
  emittedAt: timestamp('emitted_at', { withTimezone: true }).notNull().defaultNow(),
})
