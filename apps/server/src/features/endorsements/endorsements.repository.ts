import type { AhaReason } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { type Database, type Statement, statement } from '../../platform/database/database.ts'
import type { AhaMonth } from './aha.policy.ts'

export interface Target {
  kind: string
  id: number
}

/** Who stands behind a target, as one list page needs it. */
export interface TargetReactions {
  target_id: number
  own_aha: boolean
  own_like: boolean
  /** Newest first, at most `shown`. */
  aha_givers: number[]
}

const reactions = statement(
  'reactions_of_targets',
  `select t.id as target_id,
          exists (select 1 from aha_entries a where a.giver = $3 and a.target_kind = $1 and a.target_id = t.id and a.withdrawn_at is null) as own_aha,
          exists (select 1 from likes l where l.target_kind = $1 and l.target_id = t.id and l.giver = $3) as own_like,
          array_to_json(array(select a.giver from aha_entries a where a.target_kind = $1 and a.target_id = t.id and a.withdrawn_at is null
                 order by a.id desc limit $4)) as aha_givers
     from unnest($2::bigint[]) as t(id)`,
)

const toggleLike = statement(
  'like_toggle',
  `with taken as (delete from likes where target_kind = $1 and target_id = $2 and giver = $3 returning 1),
        given as (insert into likes (target_kind, target_id, giver)
                  select $1, $2, $3 where not exists (select 1 from taken) on conflict do nothing returning 1)
   select exists (select 1 from given) as given, exists (select 1 from taken) as taken`,
)

const readMonth = statement('aha_month', 'select sent, bonus from aha_months where giver = $1 and month = $2')

// Locks the month's row: parallel sends line up here and each sees what the one before has spent. Nothing is given
// when nothing was left, when the secret was spent before, or when an Aha of this giver stands already.
const spendAndGive = statement(
  'aha_spend_and_give',
  `with spent as (
     insert into aha_months as m (giver, month, sent) values ($1, $2, 1)
     on conflict (giver, month) do update set sent = m.sent + 1 where m.sent < $3::bigint + m.bonus
     returning sent, bonus
   ), given as (
     insert into aha_entries (giver, receiver, target_kind, target_id, month, nonce, given_at, reason)
     select $1, $4, $5, $6, $2, $7, $8, $9 from spent
     on conflict do nothing returning id
   )
   select spent.sent, spent.bonus, exists (select 1 from given) as given from spent`,
)
const grantBonus = statement(
  'aha_grant_bonus',
  'update aha_months set bonus = bonus + $3 where giver = $1 and month = $2',
)
const refund = statement(
  'aha_refund',
  'update aha_months set sent = sent - 1 where giver = $1 and month = $2 and sent > 0',
)
const latest = statement(
  'aha_latest',
  `select id, to_char(month, 'YYYY-MM-DD') as month, withdrawn_at is null as stands from aha_entries
    where giver = $1 and target_kind = $2 and target_id = $3 order by id desc limit 1 for update`,
)
const withdraw = statement('aha_withdraw', 'update aha_entries set withdrawn_at = $2 where id = $1')

// The month that is still running gets its Aha back; older months are closed.
const reverse = statement(
  'reactions_reverse',
  `with taken as (
     update aha_entries set withdrawn_at = $3 where target_kind = $1 and target_id = $2 and withdrawn_at is null
     returning giver, month
   ), refunded as (
     update aha_months m set sent = greatest(0, m.sent - t.n)
       from (select giver, month, count(*)::int as n from taken where month = $4 group by giver, month) t
      where m.giver = t.giver and m.month = t.month
   )
   delete from likes where target_kind = $1 and target_id = $2`,
)

export type AhaDirection = 'received' | 'given'

/** An Aha from one side, with the other. */
export type Exchanged = {
  id: number
  other: number
  targetId: number
  reason: AhaReason | null
  givenAt: Date
}

const sides = { received: ['receiver', 'giver'], given: ['giver', 'receiver'] } as const

const exchanged = Object.fromEntries(
  Object.entries(sides).map(([direction, [own, other]]) => [
    direction,
    {
      page: statement(
        `aha_${direction}`,
        `select id, ${other} as other, target_id as "targetId", reason, given_at as "givenAt" from aha_entries
          where ${own} = $1 and target_kind = $2 and withdrawn_at is null and id < $3 order by id desc limit $4`,
      ),
      people: statement(
        `aha_${direction}_people`,
        `select ${other} as member, count(*)::int as count from aha_entries
          where ${own} = $1 and withdrawn_at is null group by ${other} order by count desc, member limit $2`,
      ),
    },
  ]),
) as Record<AhaDirection, { page: Statement; people: Statement }>

export const createEndorsementsRepository = (database: Database) => ({
  reactionsOf: (
    kind: string,
    ids: readonly number[],
    viewer: number,
    shown: number,
  ): Promise<TargetReactions[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : database.rows<TargetReactions>(reactions, [kind, ids, viewer, shown]),

  exchanged: (
    member: number,
    direction: AhaDirection,
    kind: string,
    before: number,
    limit: number,
  ): Promise<Exchanged[]> =>
    database.rows<Exchanged>(exchanged[direction].page, [member, kind, before, limit]),

  /** With whom most of them were exchanged. */
  counterparts: (member: number, direction: AhaDirection, limit: number) =>
    database.rows<{ member: number; count: number }>(exchanged[direction].people, [member, limit]),

  async toggleLike(target: Target, giver: number): Promise<{ given: boolean; taken: boolean }> {
    const [row] = await database.rows<{ given: boolean; taken: boolean }>(toggleLike, [
      target.kind,
      target.id,
      giver,
    ])
    return row ?? { given: false, taken: false }
  },

  async monthOf(giver: number, month: string): Promise<AhaMonth> {
    const [row] = await database.rows<AhaMonth>(readMonth, [giver, month])
    return row ?? { sent: 0, bonus: 0 }
  },

  /** The month after this send, and whether it was given; undefined when nothing was left. */
  async spendAndGive(entry: {
    giver: number
    receiver: number
    target: Target
    month: string
    quota: number
    nonce: string
    givenAt: Date
    reason: AhaReason | undefined
  }): Promise<(AhaMonth & { given: boolean }) | undefined> {
    const { giver, receiver, target, month, quota, nonce, givenAt, reason } = entry
    const values = [giver, month, quota, receiver, target.kind, target.id, nonce, givenAt, reason]
    const [row] = await database.rows<AhaMonth & { given: boolean }>(spendAndGive, values)
    return row
  },

  async grantBonus(giver: number, month: string, bonus: number): Promise<void> {
    await database.rows(grantBonus, [giver, month, bonus])
  },

  async refund(giver: number, month: string): Promise<void> {
    await database.rows(refund, [giver, month])
  },

  /** The newest of this giver's Ahas for a target: standing, withdrawn, or none yet. */
  async latestAha(
    giver: number,
    target: Target,
  ): Promise<{ id: number; month: string; stands: boolean } | undefined> {
    const [row] = await database.rows<{ id: number; month: string; stands: boolean }>(latest, [
      giver,
      target.kind,
      target.id,
    ])
    return row
  },

  async reverse(target: Target, month: string, now: Date): Promise<void> {
    await database.rows(reverse, [target.kind, target.id, now, month])
  },

  async withdraw(entryId: number, now: Date): Promise<void> {
    await database.rows(withdraw, [entryId, now])
  },
})

export type EndorsementsRepository = ReturnType<typeof createEndorsementsRepository>
