import { eq } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { enterpriseUsers, memberNames } from './enterprises.tables.ts'
import type { NameKey } from './name-keys.ts'

/** Sorts behind everything that begins with the same letters. */
const LAST_CHARACTER = '\u{10FFFF}'

const listAll = statement(
  'members_by_name',
  `select id from enterprise_users where enterprise_id = $1 and left_at is null
    order by indexed_name collate "C", id limit $2 offset $3`,
)

// A range instead of LIKE: a prepared LIKE cannot use the index, because its pattern is not known beforehand.
const search = statement(
  'members_by_name_key',
  `with found as (
     select enterprise_user_id as id, min(rank) as rank from member_names
      where enterprise_id = $1 and key ~>=~ $2 and key ~<~ $3 group by 1
   )
   select m.id from found join enterprise_users m on m.id = found.id where m.left_at is null
    order by found.rank, m.indexed_name collate "C", m.id limit $4 offset $5`,
)

const anyUnindexed = statement(
  'any_member_without_name_keys',
  'select 1 from enterprise_users where enterprise_id = $1 and indexed_name is null limit 1',
)

// Somebody else who is indexing the same members is not waited for.
const takeUnindexed = statement(
  'members_without_name_keys',
  `select id, user_id as "userId", enterprise_id as "enterpriseId" from enterprise_users
    where enterprise_id = $1 and indexed_name is null limit $2 for update skip locked`,
)

export interface UnindexedMember {
  id: number
  userId: number
  enterpriseId: number
}

export interface Found {
  enterpriseId: number
  /** In search form; empty finds everybody. */
  text: string
  limit: number
  offset: number
}

export const createMemberNamesRepository = (database: Database) => ({
  async find({ enterpriseId, text, limit, offset }: Found): Promise<number[]> {
    const rows = text
      ? await database.rows<{ id: number }>(search, [
          enterpriseId,
          text,
          `${text}${LAST_CHARACTER}`,
          limit,
          offset,
        ])
      : await database.rows<{ id: number }>(listAll, [enterpriseId, limit, offset])
    return rows.map(({ id }) => id)
  },

  async hasUnindexed(enterpriseId: number): Promise<boolean> {
    return (await database.rows(anyUnindexed, [enterpriseId])).length > 0
  },

  takeUnindexed: (enterpriseId: number, limit: number): Promise<UnindexedMember[]> =>
    database.rows<UnindexedMember>(takeUnindexed, [enterpriseId, limit]),

  async index(
    { id, enterpriseId }: UnindexedMember,
    sortName: string,
    keys: readonly NameKey[],
  ): Promise<void> {
    await database.orm.delete(memberNames).where(eq(memberNames.enterpriseUserId, id))
    if (keys.length > 0)
      await database.orm
        .insert(memberNames)
        .values(keys.map((key) => ({ ...key, enterpriseUserId: id, enterpriseId })))
    await database.orm
      .update(enterpriseUsers)
      .set({ indexedName: sortName })
      .where(eq(enterpriseUsers.id, id))
  },

  /** The next search in one of their enterprises reads their name anew. */
  async forget(userId: number): Promise<void> {
    await database.orm
      .update(enterpriseUsers)
      .set({ indexedName: null })
      .where(eq(enterpriseUsers.userId, userId))
  },
})

export type MemberNamesRepository = ReturnType<typeof createMemberNamesRepository>
