import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { mediaFiles, mediaUsage } from './media.tables.ts'

export type FileRow = typeof mediaFiles.$inferSelect
export type NewFile = Pick<
  FileRow,
  'key' | 'kind' | 'uploader' | 'enterpriseId' | 'name' | 'size' | 'createdAt'
> & {
  origin?: string | undefined
}

/** What a file may belong to: a post, a lesson … */
export interface FileOwner {
  kind: string
  id: number
}

export type UsageScope = (typeof mediaUsage.$inferSelect)['scope']

const ownedBy = ({ kind, id }: FileOwner): SQL | undefined =>
  and(eq(mediaFiles.ownerKind, kind), eq(mediaFiles.ownerId, id))

const findBy = async (database: Database, condition: SQL): Promise<FileRow | undefined> => {
  const [row] = await database.orm.select().from(mediaFiles).where(condition)
  return row
}

export const createMediaRepository = (database: Database) => ({
  async insert(file: NewFile): Promise<FileRow> {
    const [row] = await database.orm
      .insert(mediaFiles)
      .values({ ...file, unownedSince: file.createdAt })
      .returning()
    if (!row) throw new Error('a file was not stored')
    return row
  },

  findById: (id: number) => findBy(database, eq(mediaFiles.id, id)),
  findByOrigin: (origin: string) => findBy(database, eq(mediaFiles.origin, origin)),
  findByKey: (key: string) => findBy(database, eq(mediaFiles.key, key)),

  /** Gives the uploader's own, still free files to an owner; answers the keys that now belong to it. */
  async attach(owner: FileOwner, uploader: number, keys: readonly string[]): Promise<string[]> {
    const rows = await database.orm
      .update(mediaFiles)
      .set({ ownerKind: owner.kind, ownerId: owner.id, unownedSince: null })
      .where(
        and(
          inArray(mediaFiles.key, [...keys]),
          eq(mediaFiles.uploader, uploader),
          or(isNull(mediaFiles.ownerKind), ownedBy(owner)),
        ),
      )
      .returning({ key: mediaFiles.key })
    return rows.map(({ key }) => key)
  },

  async release(owner: FileOwner, at: Date): Promise<void> {
    await database.orm
      .update(mediaFiles)
      .set({ ownerKind: null, ownerId: null, unownedSince: at })
      .where(ownedBy(owner))
  },

  async unownedBefore(moment: Date, limit: number): Promise<FileRow[]> {
    return database.orm
      .select()
      .from(mediaFiles)
      .where(lt(mediaFiles.unownedSince, moment))
      .orderBy(mediaFiles.unownedSince)
      .limit(limit)
  },

  /** False when somebody has attached it in the meantime. */
  async removeUnowned(id: number): Promise<boolean> {
    const rows = await database.orm
      .delete(mediaFiles)
      .where(and(eq(mediaFiles.id, id), isNull(mediaFiles.ownerKind)))
      .returning({ id: mediaFiles.id })
    return rows.length > 0
  },

  async addVersions(id: number, versions: string[]): Promise<void> {
    await database.orm.update(mediaFiles).set({ versions }).where(eq(mediaFiles.id, id))
  },

  /** Counts bytes only when they fit under the limit: exact also when many uploads end at once. */
  async use(scope: UsageScope, scopeId: number, bytes: number, limit: number): Promise<boolean> {
    if (bytes > limit) return false
    const rows = await database.orm
      .insert(mediaUsage)
      .values({ scope, scopeId, bytes })
      .onConflictDoUpdate({
        target: [mediaUsage.scope, mediaUsage.scopeId],
        set: { bytes: sql`${mediaUsage.bytes} + excluded.bytes` },
        setWhere: sql`${mediaUsage.bytes} + excluded.bytes <= ${limit}`,
      })
      .returning({ bytes: mediaUsage.bytes })
    return rows.length > 0
  },

  async giveBack(scope: UsageScope, scopeId: number, bytes: number): Promise<void> {
    await database.orm
      .update(mediaUsage)
      .set({ bytes: sql`greatest(0, ${mediaUsage.bytes} - ${bytes})` })
      .where(and(eq(mediaUsage.scope, scope), eq(mediaUsage.scopeId, scopeId)))
  },
})

export type MediaRepository = ReturnType<typeof createMediaRepository>
