import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { mediaUploads } from './media.tables.ts'

export type UploadRow = typeof mediaUploads.$inferSelect

interface UploadKey {
  uploader: number
  uploadId: string
}

const under = ({ uploader, uploadId }: UploadKey) =>
  and(eq(mediaUploads.uploader, uploader), eq(mediaUploads.uploadId, uploadId))

export const createUploadsRepository = (database: Database) => {
  const find = async (key: UploadKey): Promise<UploadRow | undefined> => {
    const [row] = await database.orm.select().from(mediaUploads).where(under(key))
    return row
  }

  return {
    find,

    async findOrBegin(key: UploadKey, kind: UploadKind, name: string, at: Date): Promise<UploadRow> {
      await database.orm
        .insert(mediaUploads)
        .values({ ...key, kind, name, touchedAt: at })
        .onConflictDoNothing()
      const row = await find(key)
      if (!row) throw new Error('an upload ended while it began')
      return row
    },

    /** Only from where it stood: of two that bring the same part, one counts. */
    async advance(upload: UploadRow, bytes: number, at: Date): Promise<boolean> {
      const rows = await database.orm
        .update(mediaUploads)
        .set({ received: upload.received + bytes, nextChunk: upload.nextChunk + 1, touchedAt: at })
        .where(and(eq(mediaUploads.id, upload.id), eq(mediaUploads.received, upload.received)))
        .returning({ id: mediaUploads.id })
      return rows.length > 0
    },

    async finish(id: number, fileId: number): Promise<void> {
      await database.orm.update(mediaUploads).set({ fileId }).where(eq(mediaUploads.id, id))
    },

    async remove(id: number): Promise<void> {
      await database.orm.delete(mediaUploads).where(eq(mediaUploads.id, id))
    },

    async untouchedSince(moment: Date): Promise<UploadRow[]> {
      return database.orm.select().from(mediaUploads).where(lt(mediaUploads.touchedAt, moment)).limit(500)
    },
  }
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>
