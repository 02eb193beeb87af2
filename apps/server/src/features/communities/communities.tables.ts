import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, localized, reference } from '../../platform/database/columns.ts'

/** Communities, subcommunities and groups: one table, because they differ only in where they stand and how many they hold. */
export const communities = pgTable(
  'communities',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    kind: text({ enum: ['community', 'subcommunity', 'group'] }).notNull(),
    parentId: reference('parent_id'),
    /** What a person typed stands under their language; the other one shows it too until it has its own. */
    name: localized('name').notNull(),
    /** The typed name as it is compared, so that two of one name cannot stand side by side. */
    nameKey: text('name_key').notNull(),
    intro: localized('intro').notNull(),
    avatarUrl: text('avatar_url').notNull().default(''),
    joinPolicy: text('join_policy', { enum: ['open', 'approval', 'invitation'] }).notNull(),
    /** Whether everyone in the enterprise reads it, or only its members. */
    isPublic: boolean('is_public').notNull(),
    leader: reference('leader').notNull(),
    /** Kept beside the rows it counts, and the row that joining locks. */
    memberNum: integer('member_num').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('communities_enterprise').on(table.enterpriseId, table.id),
    index('communities_parent').on(table.parentId),
    index('communities_leader').on(table.leader),
    uniqueIndex('communities_name').on(
      table.enterpriseId,
      sql`coalesce(${table.parentId}, 0)`,
      table.kind,
      table.nameKey,
    ),
  ],
)

/** Whoever left keeps the row, so that posting from an old screen can say why it is refused. */
export const communityMembers = pgTable(
  'community_members',
  {
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    member: reference('member').notNull(),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.member] }),
    index('community_members_listed')
      .on(table.communityId, table.joinedAt, table.member)
      .where(sql`${table.leftAt} is null`),
    index('community_members_of').on(table.member).where(sql`${table.leftAt} is null`),
  ],
)

export const communityAnnouncements = pgTable(
  'community_announcements',
  {
    id: id(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    author: reference('author').notNull(),
    content: localized('content').notNull(),
    createdAt: instant('created_at').notNull(),
    takenDownAt: instant('taken_down_at'),
  },
  (table) => [index('community_announcements_listed').on(table.communityId, table.id)],
)

export const joinRequests = pgTable(
  'join_requests',
  {
    id: id(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    applicant: reference('applicant').notNull(),
    reason: text().notNull(),
    state: text({ enum: ['pending', 'approved', 'rejected'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    decidedBy: reference('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('join_requests_listed').on(table.communityId, table.state, table.id),
    index('join_requests_applicant').on(table.applicant, table.communityId, table.id),
    // Two clicks at once apply once.
    uniqueIndex('join_requests_pending')
      .on(table.communityId, table.applicant)
      .where(sql`${table.state} = 'pending'`),
  ],
)

export const communityInvitations = pgTable(
  'community_invitations',
  {
    code: text().primaryKey(),
    communityId: reference('community_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    inviter: reference('inviter').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('community_invitations_from').on(table.communityId, table.inviter)],
)

export const groupClockIns = pgTable(
  'group_clock_ins',
  {
    groupId: reference('group_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    leader: reference('leader').notNull(),
    note: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.day] })],
)

export const groupMinutes = pgTable(
  'group_minutes',
  {
    id: id(),
    groupId: reference('group_id')
      .notNull()
      .references(() => communities.id, { onDelete: 'cascade' }),
    author: reference('author').notNull(),
    title: text().notNull(),
    content: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('group_minutes_listed').on(table.groupId, table.id)],
)
