import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { eq } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { posts } from './posts.tables.ts'

export type NewPost = typeof posts.$inferInsert

// Counted out where it stood, unless answers keep its stub there; a stub that loses its last answer goes as well.
const uncount = statement(
  'post_uncount',
  `with gone as (
     update posts set child_num = child_num - 1 where id = $1 returning parent_id, child_num, deleted_at
   )
   select parent_id as "parentId" from gone where child_num = 0 and deleted_at is not null and parent_id is not null`,
)

const remove = statement(
  'post_remove',
  `update posts set deleted_at = $2, aha_num = 0, like_num = 0 where id = $1 and deleted_at is null
   returning parent_id as "parentId", child_num as "childNum"`,
)

const restore = statement(
  'post_restore',
  `with back as (update posts set deleted_at = null, hidden_at = null where id = $1
                  and (deleted_at is not null or hidden_at is not null)
                  returning parent_id, deleted_at, child_num),
        was as (select deleted_at is not null as "wasDeleted" from posts where id = $1)
   select parent_id as "parentId", child_num as "childNum", "wasDeleted" from back cross join was`,
)

const recount = statement('post_recount', 'update posts set child_num = child_num + 1 where id = $1')
const hide = statement('post_hide', 'update posts set hidden_at = $2 where id = $1 and hidden_at is null')

/** Writing posts and taking them away. */
export const createPublishingRepository = (database: Database) => {
  const uncountAt = async (parentId: number): Promise<void> => {
    const [above] = await database.rows<{ parentId: number }>(uncount, [parentId])
    if (above) await uncountAt(above.parentId)
  }

  return {
    async insert(post: NewPost): Promise<number> {
      const [row] = await database.orm.insert(posts).values(post).returning({ id: posts.id })
      if (!row) throw new Error('an insert returned no row')
      return row.id
    },

    async attach(id: number, files: Pick<NewPost, 'pictures' | 'files' | 'video'>): Promise<void> {
      await database.orm.update(posts).set(files).where(eq(posts.id, id))
    },

    async keepDocument(id: number, document: RichText): Promise<void> {
      await database.orm.update(posts).set({ body: { document } }).where(eq(posts.id, id))
    },

    /** Whether it was there, and whether a stub stays because others answered. */
    async remove(id: number, at: Date): Promise<{ isStub: boolean } | undefined> {
      const [row] = await database.rows<{ parentId: number | null; childNum: number }>(remove, [id, at])
      if (!row) return undefined
      if (row.parentId !== null && row.childNum === 0) await uncountAt(row.parentId)
      return { isStub: row.childNum > 0 }
    },

    async hide(id: number, at: Date): Promise<void> {
      await database.rows(hide, [id, at])
    },

    /** Puts back what was hidden or removed; what people thought of it is not brought back. */
    async restore(id: number): Promise<void> {
      const [row] = await database.rows<{ parentId: number | null; childNum: number; wasDeleted: boolean }>(
        restore,
        [id],
      )
      if (row?.wasDeleted && row.parentId !== null && row.childNum === 0)
        await database.rows(recount, [row.parentId])
    },
  }
}

export type PublishingRepository = ReturnType<typeof createPublishingRepository>
