import { pgTable, text } from 'drizzle-orm/pg-core'
import { bytes } from './columns.ts'

/** Keys the product signs with, made on first start and shared by all nodes. */
export const serverSecrets = pgTable('server_secrets', {
  purpose: text().primaryKey(),
  value: bytes('value').notNull(),
})
