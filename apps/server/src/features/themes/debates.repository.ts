import { and, desc, eq, lt } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { changesOfMind } from './themes.tables.ts'

export type ChangeRow = {
  id: number
  member: number
  from: number
  to: number
  reason: string
  createdAt: Date
}
export type DebaterRow = { member: number; hasChanged: boolean; pickedAt: Date }
export type Split = { redNum: number; blueNum: number; changedNum: number }

const splitColumns = 'red_num as "redNum", blue_num as "blueNum", changed_num as "changedNum"'

// Whoever picks or changes a side queues at the debate's row, so that the split never misses or doubles one.
const lock = statement('debate_lock', `select ${splitColumns} from debates where theme_id = $1 for update`)
const current = statement(
  'debate_own_side',
  'select side from debate_sides where theme_id = $1 and member = $2',
)
const put = statement(
  'debate_put_side',
  `insert into debate_sides (theme_id, member, side, picked_at) values ($1, $2, $3, $4)
   on conflict (theme_id, member) do update set side = excluded.side, has_changed = true, picked_at = excluded.picked_at`,
)
const recount = statement(
  'debate_recount',
  `update debates set red_num = red_num + $2, blue_num = blue_num + $3, changed_num = changed_num + $4
    where theme_id = $1 returning ${splitColumns}`,
)
const listed = statement(
  'debate_sides_page',
  `select member, has_changed as "hasChanged", picked_at as "pickedAt" from debate_sides
    where theme_id = $1 and side = $2 and (picked_at, member) > ($3, $4) order by picked_at, member limit $5`,
)

export const createDebatesRepository = (database: Database) => ({
  async lock(themeId: number): Promise<Split | undefined> {
    const [row] = await database.rows<Split>(lock, [themeId])
    return row
  },

  async sideOf(themeId: number, member: number): Promise<number> {
    const [row] = await database.rows<{ side: number }>(current, [themeId, member])
    return row?.side ?? 0
  },

  /** Call with the debate locked. */
  async putSide(themeId: number, member: number, from: number, to: number, at: Date): Promise<Split> {
    await database.rows(put, [themeId, member, to, at])
    const change = (side: number) => Number(to === side) - Number(from === side)
    const [split] = await database.rows<Split>(recount, [themeId, change(1), change(2), from === 0 ? 0 : 1])
    if (!split) throw new Error('an update returned no row')
    return split
  },

  async recordChange(row: Omit<typeof changesOfMind.$inferInsert, 'id'>): Promise<void> {
    await database.orm.insert(changesOfMind).values(row)
  },

  changes: (themeId: number, before: number, limit: number): Promise<ChangeRow[]> =>
    database.orm
      .select({
        id: changesOfMind.id,
        member: changesOfMind.member,
        from: changesOfMind.from,
        to: changesOfMind.to,
        reason: changesOfMind.reason,
        createdAt: changesOfMind.createdAt,
      })
      .from(changesOfMind)
      .where(and(eq(changesOfMind.themeId, themeId), lt(changesOfMind.id, before)))
      .orderBy(desc(changesOfMind.id))
      .limit(limit),

  debaters: (themeId: number, side: number, after: { at: Date; id: number }, limit: number) =>
    database.rows<DebaterRow>(listed, [themeId, side, after.at, after.id, limit]),
})

export type DebatesRepository = ReturnType<typeof createDebatesRepository>
