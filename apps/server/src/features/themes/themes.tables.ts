import type { linkedResourceSchema } from '@fairlead/contract/themes/themes.schema.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { id, instant, localized, reference } from '../../platform/database/columns.ts'

export const themes = pgTable(
  'themes',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    /** The community it stands in; empty for the campus. */
    communityId: reference('community_id'),
    type: smallint().notNull(),
    author: reference('author').notNull(),
    name: localized('name').notNull(),
    /** The typed name as it is compared: one name, one discussion in a place. */
    nameKey: text('name_key').notNull(),
    describes: localized('describes').notNull(),
    resource: jsonb().$type<z.infer<typeof linkedResourceSchema>>(),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Kept beside what they count, by the feature that publishes posts. */
    postNum: integer('post_num').notNull().default(0),
    recentDay: date('recent_day'),
    recentNum: integer('recent_num').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    activeAt: instant('active_at').notNull(),
  },
  (table) => [
    uniqueIndex('themes_name').on(table.enterpriseId, sql`coalesce(${table.communityId}, 0)`, table.nameKey),
    index('themes_campus')
      .on(table.enterpriseId, table.activeAt, table.id)
      .where(sql`${table.communityId} is null`),
    index('themes_community').on(table.communityId, table.activeAt, table.id),
    index('themes_author').on(table.author, table.activeAt, table.id),
    index('themes_enterprise').on(table.enterpriseId, table.activeAt, table.id),
  ],
)

/** The row that picking a side locks, so that the split is exact. */
export const debates = pgTable('debates', {
  themeId: reference('theme_id')
    .primaryKey()
    .references(() => themes.id, { onDelete: 'cascade' }),
  redSide: localized('red_side').notNull(),
  blueSide: localized('blue_side').notNull(),
  redNum: integer('red_num').notNull().default(0),
  blueNum: integer('blue_num').notNull().default(0),
  changedNum: integer('changed_num').notNull().default(0),
  endsAt: instant('ends_at'),
})

export const debateSides = pgTable(
  'debate_sides',
  {
    themeId: reference('theme_id')
      .notNull()
      .references(() => debates.themeId, { onDelete: 'cascade' }),
    member: reference('member').notNull(),
    side: smallint().notNull(),
    hasChanged: boolean('has_changed').notNull().default(false),
    pickedAt: instant('picked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.themeId, table.member] }),
    index('debate_sides_listed').on(table.themeId, table.side, table.pickedAt, table.member),
  ],
)

export const changesOfMind = pgTable(
  'changes_of_mind',
  {
    id: id(),
    themeId: reference('theme_id')
      .notNull()
      .references(() => debates.themeId, { onDelete: 'cascade' }),
    member: reference('member').notNull(),
    from: smallint().notNull(),
    to: smallint().notNull(),
    reason: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('changes_of_mind_listed').on(table.themeId, table.id)],
)

export const themeTeamMembers = pgTable(
  'theme_team_members',
  {
    themeId: reference('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    member: reference('member').notNull(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.themeId, table.member] }),
    index('theme_team_members_of').on(table.member),
  ],
)

export const themeTeamTasks = pgTable(
  'theme_team_tasks',
  {
    id: id(),
    themeId: reference('theme_id')
      .notNull()
      .references(() => themes.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    assignee: reference('assignee').notNull(),
    createdAt: instant('created_at').notNull(),
    doneAt: instant('done_at'),
  },
  (table) => [index('theme_team_tasks_listed').on(table.themeId, table.id)],
)
