import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { ThemeScope } from '@fairlead/contract/themes/themes.schema.ts'
import { type Database, type Statement, statement } from '../../platform/database/database.ts'
import { debates, themes } from './themes.tables.ts'

/** A discussion with its debate, if it is one, as one member stands to it. */
export type ThemeRow = {
  id: number
  enterpriseId: number
  communityId: number | null
  type: number
  author: number
  name: LocalizedText
  describes: LocalizedText
  resource: { kind: string; id: string; title: string; minutes?: number } | null
  isPinned: boolean
  postNum: number
  recentDay: string | null
  recentNum: number
  createdAt: Date
  activeAt: Date
  redSide: LocalizedText | null
  blueSide: LocalizedText | null
  redNum: number
  blueNum: number
  changedNum: number
  changedLately: number
  endsAt: Date | null
  ownSide: 0 | 1 | 2
  isInTeam: boolean
}

const LATELY = `interval '1 day'`

const seenBy = `select t.id, t.enterprise_id as "enterpriseId", t.community_id as "communityId", t.type, t.author, t.name,
       t.describes, t.resource, t.is_pinned as "isPinned", t.post_num as "postNum", t.recent_day::text as "recentDay",
       t.recent_num as "recentNum", t.created_at as "createdAt", t.active_at as "activeAt",
       d.red_side as "redSide", d.blue_side as "blueSide", coalesce(d.red_num, 0) as "redNum",
       coalesce(d.blue_num, 0) as "blueNum", coalesce(d.changed_num, 0) as "changedNum",
       (select count(*)::int from changes_of_mind c where c.theme_id = d.theme_id and d.changed_num > 0
           and c.created_at > now() - ${LATELY}) as "changedLately",
       d.ends_at as "endsAt", coalesce(s.side, 0) as "ownSide", tm.member is not null as "isInTeam"
  from themes t
  left join debates d on d.theme_id = t.id
  left join debate_sides s on s.theme_id = d.theme_id and s.member = $1
  left join theme_team_members tm on tm.theme_id = t.id and tm.member = $1`

const byIds = statement('themes_by_id', `${seenBy} where t.id = any($2)`)

// What a viewer may read: the campus, and the communities that are named.
const readable = `t.enterprise_id = $2 and (t.community_id is null or t.community_id = any($3))`
const conditions: Record<ThemeScope, string> = {
  campus: 't.enterprise_id = $2 and t.community_id is null and $3::bigint[] is not null',
  community: 't.enterprise_id = $2 and t.community_id = any($3)',
  mine: `${readable} and (t.author = $1 or s.member is not null or tm.member is not null)`,
  recommended: `${readable} and t.author <> $1 and s.member is null and tm.member is null`,
  debates: `${readable} and d.theme_id is not null`,
  courses: `${readable} and t.resource is not null`,
}
const page = (scope: ThemeScope): Statement =>
  statement(
    `themes_${scope}`,
    `${seenBy} where ${conditions[scope]} and (t.active_at, t.id) < ($4, $5) order by t.active_at desc, t.id desc limit $6`,
  )
const pages = Object.fromEntries(
  (Object.keys(conditions) as ThemeScope[]).map((scope) => [scope, page(scope)]),
) as Record<ThemeScope, Statement>

const visible = statement(
  'themes_visible',
  `select t.id, t.type = 4 as "isDebate" from themes t where t.enterprise_id = $1 and (t.community_id is null or t.community_id = any($2))`,
)

const count = statement(
  'theme_count_post',
  `update themes set post_num = greatest(post_num + $2, 0),
          recent_num = case when recent_day = $3 then greatest(recent_num + $2, 0) else greatest($2, 0) end,
          recent_day = $3, active_at = case when $2 > 0 then greatest(active_at, $4) else active_at end
    where id = $1`,
)

export const createThemesRepository = (database: Database) => ({
  findFor: (ids: readonly number[], member: number): Promise<ThemeRow[]> =>
    database.rows<ThemeRow>(byIds, [member, ids]),

  page: (
    scope: ThemeScope,
    asked: {
      member: number
      enterpriseId: number
      communityIds: readonly number[]
      before: { at: Date; id: number }
      limit: number
    },
  ): Promise<ThemeRow[]> =>
    database.rows<ThemeRow>(pages[scope], [
      asked.member,
      asked.enterpriseId,
      asked.communityIds,
      asked.before.at,
      asked.before.id,
      asked.limit,
    ]),

  visibleIds: (enterpriseId: number, communityIds: readonly number[]) =>
    database.rows<{ id: number; isDebate: boolean }>(visible, [enterpriseId, communityIds]),

  /** Undefined when the place has one of that name already. */
  async insert(row: typeof themes.$inferInsert): Promise<number | undefined> {
    const [inserted] = await database.orm
      .insert(themes)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: themes.id })
    return inserted?.id
  },

  async insertDebate(row: typeof debates.$inferInsert): Promise<void> {
    await database.orm.insert(debates).values(row)
  },

  async countPost(id: number, change: 1 | -1, day: string, at: Date): Promise<void> {
    await database.rows(count, [id, change, day, at])
  },
})

export type ThemesRepository = ReturnType<typeof createThemesRepository>
