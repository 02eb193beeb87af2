import type { IWill, ResourceCard, ThemeAction } from '@fairlead/contract/posts/resources.schema.ts'
import type { PlaceKind } from '@fairlead/contract/primitives/place.ts'
import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { id, instant, reference } from '../../platform/database/columns.ts'

export interface PostAttachment {
  fileUrl: string
  fileName: string
}

/** What posts of some types carry besides text and cards. */
export interface PostBody {
  iwill?: IWill
  themeAction?: ThemeAction
  vlogTitle?: string
  /** The formatting of a long post; its words are in `content`. */
  document?: RichText
  /** Of a team: invited to it, or working in it. */
  members?: number[]
  activityId?: string
  planExtId?: string
}

/** Posts, comments and replies: one table, because the wire treats them as one thing (ugc) at three depths. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    /** Where it was posted; what is said below a post is said in the same place. */
    placeKind: text('place_kind').$type<PlaceKind>().notNull(),
    placeId: reference('place_id').notNull(),
    /** Everybody in the enterprise may read the place. */
    isOpen: boolean('is_open').notNull().default(true),
    author: reference('author').notNull(),
    type: smallint().notNull(),
    /** Empty on a post; on comments and replies the post at the top. */
    rootId: reference('root_id'),
    /** What it answers: the post for a comment, the comment for a reply. */
    parentId: reference('parent_id'),
    /** The person a reply speaks to, when it is not the comment's author. */
    repliesTo: reference('replies_to'),
    content: text().notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    isEssence: boolean('is_essence').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    isAnswer: boolean('is_answer').notNull().default(false),
    sideType: smallint('side_type').notNull().default(0),
    pictures: jsonb().$type<PostAttachment[]>().notNull().default([]),
    files: jsonb().$type<PostAttachment[]>().notNull().default([]),
    video: text().notNull().default(''),
    cards: jsonb().$type<ResourceCard[]>().notNull().default([]),
    body: jsonb().$type<PostBody>(),
    /** Kept beside the rows they count, in the same transaction, so that a list need not count. */
    ahaNum: integer('aha_num').notNull().default(0),
    likeNum: integer('like_num').notNull().default(0),
    childNum: integer('child_num').notNull().default(0),
    heat: doublePrecision().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    deletedAt: instant('deleted_at'),
    hiddenAt: instant('hidden_at'),
  },
  (table) => [
    index('posts_place_newest')
      .on(table.placeKind, table.placeId, table.isPinned, table.id)
      .where(sql`${table.rootId} is null`),
    index('posts_place_hottest')
      .on(table.placeKind, table.placeId, table.heat, table.id)
      .where(sql`${table.rootId} is null`),
    index('posts_place_essence')
      .on(table.placeKind, table.placeId, table.id)
      .where(sql`${table.rootId} is null and ${table.isEssence}`),
    index('posts_place_questions')
      .on(table.placeKind, table.placeId, table.id)
      .where(sql`${table.rootId} is null and ${table.type} in (3, 5)`),
    index('posts_open_newest')
      .on(table.enterpriseId, table.id)
      .where(sql`${table.rootId} is null and ${table.isOpen}`),
    index('posts_open_hottest')
      .on(table.enterpriseId, table.heat, table.id)
      .where(sql`${table.rootId} is null and ${table.isOpen}`),
    index('posts_open_essence')
      .on(table.enterpriseId, table.id)
      .where(sql`${table.rootId} is null and ${table.isOpen} and ${table.isEssence}`),
    index('posts_open_questions')
      .on(table.enterpriseId, table.id)
      .where(sql`${table.rootId} is null and ${table.isOpen} and ${table.type} in (3, 5)`),
    index('posts_open_recent')
      .on(table.enterpriseId, table.createdAt)
      .where(sql`${table.rootId} is null and ${table.isOpen}`),
    index('posts_author').on(table.author, table.id).where(sql`${table.rootId} is null`),
    index('posts_children').on(table.parentId, table.id),
  ],
)
