import { CARD_TIER } from '@fairlead/contract/membership/cards.schema.ts'
import { eq } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { trials } from './cards.tables.ts'
import { membershipTypes } from './membership.tables.ts'

// Days begin where what the member has ends: two cards add up, and a card never runs beside a better membership.
const addDays = statement(
  'rights_add_days',
  `with wanted as (
     select id, array_position(array['sailor', 'scholar', 'elite', 'mentor'], tier) as rank
       from membership_types where tier = '${CARD_TIER}' order by id limit 1
   ), covered as (
     select max(m.expires_at) as until from memberships m
       join membership_types t on t.id = m.type_id, wanted
      where m.enterprise_user_id = $1 and array_position(array['sailor', 'scholar', 'elite', 'mentor'], t.tier) >= wanted.rank
   )
   insert into granted_rights as g (enterprise_user_id, type_id, ends_at)
   select $1, wanted.id, greatest($2::timestamptz, covered.until) + make_interval(days => $3) from wanted, covered
   on conflict (enterprise_user_id, type_id) do update
     set ends_at = greatest(g.ends_at, excluded.ends_at - make_interval(days => $3)) + make_interval(days => $3)
   returning ends_at as "endsAt"`,
)

export const createRightsRepository = (database: Database) => ({
  /** Answers when the rights end now. Parallel calls for one member line up and each adds its days. */
  async addDays(enterpriseUserId: number, from: Date, days: number): Promise<Date> {
    const [row] = await database.rows<{ endsAt: Date }>(addDays, [enterpriseUserId, from, days])
    if (!row) throw new Error('no membership type brings the rights of a card')
    return row.endsAt
  },

  async hasTried(phoneHash: Buffer): Promise<boolean> {
    const rows = await database.orm
      .select({ startedAt: trials.startedAt })
      .from(trials)
      .where(eq(trials.phoneHash, phoneHash))
    return rows.length > 0
  },

  /** True for the one trial of a phone. */
  async recordTrial(trial: typeof trials.$inferInsert): Promise<boolean> {
    const stored = await database.orm.insert(trials).values(trial).onConflictDoNothing().returning()
    return stored.length > 0
  },

  listTypes: () => database.orm.select().from(membershipTypes).orderBy(membershipTypes.id),
})

export type RightsRepository = ReturnType<typeof createRightsRepository>
