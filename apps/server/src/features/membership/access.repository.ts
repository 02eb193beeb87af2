import { type Database, statement } from '../../platform/database/database.ts'
import type { MemberGroup } from '../enterprises/public.ts'

export interface ChanceState {
  spent: number
  unlocked: string[]
}

const readState = statement(
  'chances_of_month',
  `select coalesce((select spent from chance_months where enterprise_user_id = $1 and month = $2), 0) as spent,
          array(select lesson_code from unlocked_lessons where enterprise_user_id = $1 and month = $2) as unlocked`,
)

const rememberUnlock = statement(
  'lesson_unlock',
  `insert into unlocked_lessons (enterprise_user_id, month, lesson_code, unlocked_at) values ($1, $2, $3, $4)
   on conflict do nothing returning 1`,
)

// Locks the month's row: parallel calls line up here and each sees what the one before has spent.
const spend = statement(
  'chance_spend',
  `insert into chance_months as m (enterprise_user_id, month, spent)
   select $1, $2, 1 where $3::int <> 0
   on conflict (enterprise_user_id, month) do update set spent = m.spent + 1 where $3::int < 0 or m.spent < $3
   returning spent`,
)

const findAuthorised = statement(
  'authorised_bundles',
  `select distinct a.bundle from resource_authorisations a
     join unnest($1::text[], $2::bigint[]) as held(kind, id) on a.group_kind = held.kind and a.group_id = held.id
    where a.bundle = any($3)`,
)

export const createAccessRepository = (database: Database) => ({
  async chanceState(enterpriseUserId: number, month: string): Promise<ChanceState> {
    const [row] = await database.rows<ChanceState>(readState, [enterpriseUserId, month])
    return row ?? { spent: 0, unlocked: [] }
  },

  /** False when it was open already. Waits for a parallel call on the same lesson. */
  async rememberUnlock(entry: { member: number; month: string; code: string; now: Date }): Promise<boolean> {
    const { member, month, code, now } = entry
    return (await database.rows(rememberUnlock, [member, month, code, now])).length > 0
  },

  /** How many are spent now; undefined when none was left. A limit below 0 is none. */
  async spend(enterpriseUserId: number, month: string, limit: number): Promise<number | undefined> {
    const [row] = await database.rows<{ spent: number }>(spend, [enterpriseUserId, month, limit])
    return row?.spent
  },

  async authorisedBundles(groups: readonly MemberGroup[], bundles: readonly string[]): Promise<Set<string>> {
    const kinds = groups.map(({ kind }) => kind)
    const ids = groups.map(({ id }) => id)
    const rows = await database.rows<{ bundle: string }>(findAuthorised, [kinds, ids, bundles])
    return new Set(rows.map(({ bundle }) => bundle))
  },
})

export type AccessRepository = ReturnType<typeof createAccessRepository>
