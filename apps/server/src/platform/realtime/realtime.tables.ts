import { bigserial, pgTable } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../database/columns.ts'

/** Where the Socket.IO adapter puts messages too long for NOTIFY; it names the table and its columns. */
export const socketIoAttachments = pgTable('socket_io_attachments', {
  id: bigserial({ mode: 'number' }).unique(),
  createdAt: instant('created_at').defaultNow(),
  payload: bytes('payload'),
})
