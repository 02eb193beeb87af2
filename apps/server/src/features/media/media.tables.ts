import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '../../platform/database/columns.ts'

const size = (name: string) => bigint(name, { mode: 'number' })

/** A stored, checked file. It belongs to nothing until what it was uploaded for is saved. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: id(),
    key: text().notNull(),
    kind: text().$type<UploadKind>().notNull(),
    uploader: reference('uploader').notNull(),
    enterpriseId: reference('enterprise_id').notNull(),
    name: text().notNull(),
    size: size('size').notNull(),
    /** Endings of the smaller copies a job has made: `480.webp`. */
    versions: jsonb().$type<string[]>().notNull().default([]),
    /** Where direct uploads lay before they were checked, so that a second notice of the same one is recognised. */
    origin: text(),
    ownerKind: text('owner_kind'),
    ownerId: reference('owner_id'),
    createdAt: instant('created_at').notNull(),
    /** Since when nothing needs it. */
    unownedSince: instant('unowned_since'),
  },
  (table) => [
    uniqueIndex('media_files_key').on(table.key),
    uniqueIndex('media_files_origin').on(table.origin).where(sql`${table.origin} is not null`),
    index('media_files_owner').on(table.ownerKind, table.ownerId),
    index('media_files_unowned').on(table.unownedSince).where(sql`${table.unownedSince} is not null`),
  ],
)

/** Uploads that arrive in parts: how much is here. The parts themselves lie beside the storage until the last one comes. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: id(),
    uploader: reference('uploader').notNull(),
    uploadId: text('upload_id').notNull(),
    kind: text().$type<UploadKind>().notNull(),
    name: text().notNull(),
    received: size('received').notNull().default(0),
    nextChunk: integer('next_chunk').notNull().default(0),
    fileId: reference('file_id').references(() => mediaFiles.id, { onDelete: 'cascade' }),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('media_uploads_once').on(table.uploader, table.uploadId),
    index('media_uploads_touched').on(table.touchedAt),
    index('media_uploads_file').on(table.fileId),
  ],
)

/** Bytes in use by a person (an enterprise user) or by an enterprise. */
export const mediaUsage = pgTable(
  'media_usage',
  {
    scope: text().$type<'person' | 'enterprise'>().notNull(),
    scopeId: reference('scope_id').notNull(),
    bytes: size('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.scopeId] })],
)
