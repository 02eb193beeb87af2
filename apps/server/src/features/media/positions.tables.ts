import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, reference } from '../../platform/database/columns.ts'

/** Where each member stopped watching each video. */
export const videoPositions = pgTable(
  'video_positions',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    videoBaseId: text('video_base_id').notNull(),
    seconds: integer().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseUserId, table.videoBaseId] })],
)
