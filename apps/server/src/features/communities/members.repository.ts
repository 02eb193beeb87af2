import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { communityInvitations, communityMembers, joinRequests } from './communities.tables.ts'

export type MemberRow = { member: number; joinedAt: Date; isLeader: boolean }
export type RequestRow = {
  id: number
  communityId: number
  applicant: number
  reason: string
  state: 'pending' | 'approved' | 'rejected'
  createdAt: Date
}

// Counts only who was not in yet, and only while there is room: the counter's row is what parallel joins queue at.
const join = statement(
  'community_join',
  `with room as (
     update communities c set member_num = member_num + 1
      where c.id = $1 and c.member_num < $3
        and not exists (select 1 from community_members m where m.community_id = $1 and m.member = $2 and m.left_at is null)
     returning c.id
   )
   insert into community_members (community_id, member, joined_at)
   select room.id, $2, $4 from room
   on conflict (community_id, member) do update set joined_at = excluded.joined_at, left_at = null
   returning community_id`,
)
const lock = statement(
  'community_lock',
  'select member_num as "memberNum" from communities where id = $1 for update',
)
const leave = statement(
  'community_leave',
  `with gone as (
     update community_members set left_at = $3 where community_id = $1 and member = $2 and left_at is null returning community_id
   )
   update communities set member_num = member_num - 1 where id in (select community_id from gone)
   returning member_num as "memberNum"`,
)
const listed = statement(
  'community_members_page',
  `select m.member, m.joined_at as "joinedAt", c.leader = m.member as "isLeader"
     from community_members m join communities c on c.id = m.community_id
    where m.community_id = $1 and m.left_at is null and (m.joined_at, m.member) > ($2, $3)
    order by m.joined_at, m.member limit $4`,
)
const fellows = statement(
  'community_fellows',
  `select o.member, array_agg(o.community_id order by o.community_id) as shared
     from community_members me
     join community_members o on o.community_id = me.community_id and o.left_at is null and o.member <> me.member
    where me.member = $1 and me.left_at is null
    group by o.member order by count(*) desc, o.member limit $2`,
)

export const createMembersRepository = (database: Database) => ({
  /** Everything that changes who is in queues at this row. */
  async lock(communityId: number): Promise<{ memberNum: number } | undefined> {
    const [row] = await database.rows<{ memberNum: number }>(lock, [communityId])
    return row
  },

  /** False when it was full, or the person in it already. */
  async join(communityId: number, member: number, limit: number, at: Date): Promise<boolean> {
    return (await database.rows(join, [communityId, member, limit, at])).length > 0
  },

  /** The number of members left, or undefined when the person was not in it. */
  async leave(communityId: number, member: number, at: Date): Promise<number | undefined> {
    const [row] = await database.rows<{ memberNum: number }>(leave, [communityId, member, at])
    return row?.memberNum
  },

  async isMember(communityId: number, member: number): Promise<boolean> {
    const rows = await database.orm
      .select({ member: communityMembers.member })
      .from(communityMembers)
      .where(
        and(
          eq(communityMembers.communityId, communityId),
          eq(communityMembers.member, member),
          sql`${communityMembers.leftAt} is null`,
        ),
      )
    return rows.length > 0
  },

  list: (communityId: number, after: { at: Date; member: number }, limit: number): Promise<MemberRow[]> =>
    database.rows<MemberRow>(listed, [communityId, after.at, after.member, limit]),

  fellowsOf: (member: number, limit: number) =>
    database.rows<{ member: number; shared: number[] }>(fellows, [member, limit]),

  /** Undefined when one is waiting already. */
  async apply(row: { communityId: number; applicant: number; reason: string; createdAt: Date }) {
    const [inserted] = await database.orm
      .insert(joinRequests)
      .values({ ...row, state: 'pending' })
      .onConflictDoNothing()
      .returning({ id: joinRequests.id })
    return inserted?.id
  },

  async withdraw(communityId: number, applicant: number): Promise<void> {
    await database.orm
      .delete(joinRequests)
      .where(
        and(
          eq(joinRequests.communityId, communityId),
          eq(joinRequests.applicant, applicant),
          eq(joinRequests.state, 'pending'),
        ),
      )
  },

  async findRequest(id: number): Promise<RequestRow | undefined> {
    const [row] = await database.orm.select(requestColumns).from(joinRequests).where(eq(joinRequests.id, id))
    return row
  },

  /** Undefined when somebody else was faster. */
  async decide(
    id: number,
    state: 'approved' | 'rejected',
    by: number,
    at: Date,
  ): Promise<RequestRow | undefined> {
    const [row] = await database.orm
      .update(joinRequests)
      .set({ state, decidedBy: by, decidedAt: at })
      .where(and(eq(joinRequests.id, id), eq(joinRequests.state, 'pending')))
      .returning(requestColumns)
    return row
  },

  /** Whoever got in another way needs no answer any more. */
  async settleRequests(communityId: number, applicant: number, by: number, at: Date): Promise<void> {
    await database.orm
      .update(joinRequests)
      .set({ state: 'approved', decidedBy: by, decidedAt: at })
      .where(
        and(
          eq(joinRequests.communityId, communityId),
          eq(joinRequests.applicant, applicant),
          eq(joinRequests.state, 'pending'),
        ),
      )
  },

  async countPending(communityId: number): Promise<number> {
    return database.orm.$count(
      joinRequests,
      and(eq(joinRequests.communityId, communityId), eq(joinRequests.state, 'pending')),
    )
  },

  requests: (communityId: number, isPending: boolean, before: number, limit: number): Promise<RequestRow[]> =>
    database.orm
      .select(requestColumns)
      .from(joinRequests)
      .where(
        and(
          eq(joinRequests.communityId, communityId),
          isPending ? eq(joinRequests.state, 'pending') : sql`${joinRequests.state} <> 'pending'`,
          lt(joinRequests.id, before),
        ),
      )
      .orderBy(desc(joinRequests.id))
      .limit(limit),

  /** One standing link a person, so that asking twice gives the same. */
  async standingInvitation(communityId: number, inviter: number, now: Date) {
    const [row] = await database.orm
      .select()
      .from(communityInvitations)
      .where(
        and(
          eq(communityInvitations.communityId, communityId),
          eq(communityInvitations.inviter, inviter),
          gt(communityInvitations.expiresAt, now),
        ),
      )
      .orderBy(desc(communityInvitations.expiresAt))
      .limit(1)
    return row
  },

  async invite(row: typeof communityInvitations.$inferInsert): Promise<void> {
    await database.orm.insert(communityInvitations).values(row)
  },

  async findInvitation(code: string, now: Date) {
    const [row] = await database.orm
      .select()
      .from(communityInvitations)
      .where(and(eq(communityInvitations.code, code), gt(communityInvitations.expiresAt, now)))
    return row
  },
})

export type MembersRepository = ReturnType<typeof createMembersRepository>

const requestColumns = {
  id: joinRequests.id,
  communityId: joinRequests.communityId,
  applicant: joinRequests.applicant,
  reason: joinRequests.reason,
  state: joinRequests.state,
  createdAt: joinRequests.createdAt,
}
