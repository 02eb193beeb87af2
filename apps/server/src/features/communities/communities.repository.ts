import type {
  CommunityKind,
  JoinPolicy,
  JoinState,
} from '@fairlead/contract/communities/communities.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { communities, communityAnnouncements } from './communities.tables.ts'

/** A community or group as one member stands to it. */
export type CommunityRow = {
  id: number
  enterpriseId: number
  kind: CommunityKind
  parentId: number | null
  parentKind: CommunityKind | null
  parentName: LocalizedText | null
  name: LocalizedText
  intro: LocalizedText
  avatarUrl: string
  joinPolicy: JoinPolicy
  isPublic: boolean
  leader: number
  leadersAbove: number[]
  memberNum: number
  joinState: JoinState
}

export type AnnouncementRow = { id: number; author: number; content: LocalizedText; createdAt: Date }

// What one is to a community: its leader, in it, waiting, refused, gone, or nothing yet.
const seenBy = `select c.id, c.enterprise_id as "enterpriseId", c.kind, c.parent_id as "parentId",
       p.kind as "parentKind", p.name as "parentName", c.name, c.intro, c.avatar_url as "avatarUrl",
       c.join_policy as "joinPolicy", c.is_public as "isPublic", c.leader, c.member_num as "memberNum",
       array_remove(array[p.leader, g.leader], null) as "leadersAbove",
       case when c.leader = $2 then 'leader'
            when m.member is not null and m.left_at is null then 'member'
            when r.state = 'pending' then 'pending'
            when m.left_at is not null and (r.decided_at is null or m.left_at > r.decided_at) then 'left'
            when r.state = 'rejected' then 'rejected'
            else 'none' end as "joinState"
  from communities c
  left join communities p on p.id = c.parent_id
  left join communities g on g.id = p.parent_id
  left join community_members m on m.community_id = c.id and m.member = $2
  left join lateral (select q.state, q.decided_at from join_requests q
                      where q.applicant = $2 and q.community_id = c.id order by q.id desc limit 1) r on true`

const byIds = statement('communities_by_id', `${seenBy} where c.id = any($1)`)
const ofEnterprise = statement(
  'communities_of_enterprise',
  `${seenBy} where c.enterprise_id = $1 order by c.member_num desc, c.id limit 500`,
)
const childrenOf = statement(
  'communities_children',
  `${seenBy} where c.parent_id = $1 order by c.kind desc, c.member_num desc, c.id limit 200`,
)
const readable = statement(
  'communities_readable',
  `select c.id, c.kind from communities c
     left join community_members m on m.community_id = c.id and m.member = $2 and m.left_at is null
    where c.enterprise_id = $1 and (c.is_public or m.member is not null)`,
)

export const createCommunitiesRepository = (database: Database) => ({
  findFor: (ids: readonly number[], member: number): Promise<CommunityRow[]> =>
    database.rows<CommunityRow>(byIds, [ids, member]),

  listFor: (enterpriseId: number, member: number): Promise<CommunityRow[]> =>
    database.rows<CommunityRow>(ofEnterprise, [enterpriseId, member]),

  childrenFor: (parentId: number, member: number): Promise<CommunityRow[]> =>
    database.rows<CommunityRow>(childrenOf, [parentId, member]),

  readableFor: (enterpriseId: number, member: number) =>
    database.rows<{ id: number; kind: CommunityKind }>(readable, [enterpriseId, member]),

  /** Undefined when there is one of that name already. */
  async insert(row: typeof communities.$inferInsert): Promise<number | undefined> {
    const [inserted] = await database.orm
      .insert(communities)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: communities.id })
    return inserted?.id
  },

  /** False when another one nearby has that name. */
  async update(
    id: number,
    values: Pick<typeof communities.$inferInsert, 'name' | 'nameKey' | 'intro' | 'joinPolicy' | 'isPublic'>,
  ): Promise<boolean> {
    const taken = sql`not exists (select 1 from communities o where o.id <> ${id} and o.name_key = ${values.nameKey}
      and o.enterprise_id = ${communities.enterpriseId} and o.kind = ${communities.kind}
      and coalesce(o.parent_id, 0) = coalesce(${communities.parentId}, 0))`
    const changed = await database.orm
      .update(communities)
      .set(values)
      .where(and(eq(communities.id, id), taken))
      .returning({ id: communities.id })
    return changed.length > 0
  },

  async setLeader(id: number, leader: number): Promise<void> {
    await database.orm.update(communities).set({ leader }).where(eq(communities.id, id))
  },

  ledBy: (leader: number) =>
    database.orm
      .select({
        id: communities.id,
        name: communities.name,
        leader: communities.leader,
        enterpriseId: communities.enterpriseId,
      })
      .from(communities)
      .where(eq(communities.leader, leader)),

  async currentNotice(communityId: number): Promise<AnnouncementRow | undefined> {
    const [row] = await database.orm
      .select(announcementColumns)
      .from(communityAnnouncements)
      .where(
        and(eq(communityAnnouncements.communityId, communityId), isNull(communityAnnouncements.takenDownAt)),
      )
      .orderBy(desc(communityAnnouncements.id))
      .limit(1)
    return row
  },

  announcements: (communityId: number, before: number, limit: number): Promise<AnnouncementRow[]> =>
    database.orm
      .select(announcementColumns)
      .from(communityAnnouncements)
      .where(and(eq(communityAnnouncements.communityId, communityId), lt(communityAnnouncements.id, before)))
      .orderBy(desc(communityAnnouncements.id))
      .limit(limit),

  /** A new notice takes the place of the one before, which stays in the list of notices. */
  async announce(row: Omit<typeof communityAnnouncements.$inferInsert, 'id'>): Promise<AnnouncementRow> {
    const [inserted] = await database.orm
      .insert(communityAnnouncements)
      .values(row)
      .returning(announcementColumns)
    if (!inserted) throw new Error('an insert returned no row')
    return inserted
  },

  async takeNoticeDown(communityId: number, at: Date): Promise<void> {
    await database.orm
      .update(communityAnnouncements)
      .set({ takenDownAt: at })
      .where(
        and(eq(communityAnnouncements.communityId, communityId), isNull(communityAnnouncements.takenDownAt)),
      )
  },
})

export type CommunitiesRepository = ReturnType<typeof createCommunitiesRepository>

const announcementColumns = {
  id: communityAnnouncements.id,
  author: communityAnnouncements.author,
  content: communityAnnouncements.content,
  createdAt: communityAnnouncements.createdAt,
}
