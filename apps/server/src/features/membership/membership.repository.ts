import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Role, Tier } from '@fairlead/contract/primitives/standing.ts'
import { type Database, statement } from '../../platform/database/database.ts'

export interface MembershipRow {
  enterprise_user_id: number
  type_id: number
  tier: Tier
  name: LocalizedText
  is_guest: boolean
  free_chances_per_month: number
  aha_quota: number
  creates_discussions: boolean
  creates_communities: boolean
  custom_themes: boolean
  ends_at: Date | null
  roles: { role: Role; scopeKind: string; scopeId: number }[]
}

// The best of what stands now: the membership itself, or rights from cards and trials. What has run out counts no more
// from that minute on, without anybody writing anything; whoever has nothing is a guest.
const findMemberships = statement(
  'memberships_by_member',
  `select asked.id as enterprise_user_id, t.id as type_id, t.tier, t.name, t.is_guest, t.free_chances_per_month, t.aha_quota,
          t.creates_discussions, t.creates_communities, t.custom_themes, held.ends_at,
          coalesce((select json_agg(json_build_object('role', r.role, 'scopeKind', r.scope_kind, 'scopeId', r.scope_id))
                      from role_grants r where r.enterprise_user_id = asked.id), '[]') as roles
     from unnest($1::bigint[]) as asked(id)
     left join lateral (
       select one.type_id, one.ends_at from (
         select m.type_id, m.expires_at as ends_at from memberships m where m.enterprise_user_id = asked.id
         union all select g.type_id, g.ends_at from granted_rights g where g.enterprise_user_id = asked.id
       ) one join membership_types o on o.id = one.type_id
        where one.ends_at is null or one.ends_at > $2
        order by array_position(array['sailor', 'scholar', 'elite', 'mentor'], o.tier) desc, one.ends_at desc nulls first
        limit 1
     ) held on true
     join membership_types t on t.id = coalesce(held.type_id, (select g.id from membership_types g where g.is_guest order by g.id limit 1))`,
)

export const createMembershipRepository = (database: Database) => ({
  findMemberships: (ids: readonly number[], now: Date): Promise<MembershipRow[]> =>
    database.rows<MembershipRow>(findMemberships, [ids, now]),
})

export type MembershipRepository = ReturnType<typeof createMembershipRepository>
