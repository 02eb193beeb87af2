import type { ResourceBody } from '@fairlead/contract/library/authored.schema.ts'
import type { Ability, ResourceKind, ToolValues } from '@fairlead/contract/library/library.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, localized, reference } from '../../platform/database/columns.ts'

/** Lessons in their order, under the ability they train. */
export const courses = pgTable(
  'courses',
  {
    id: id(),
    code: text().notNull(),
    title: localized('title').notNull(),
    summary: localized('summary').notNull(),
    ability: text().$type<Ability>().notNull(),
    position: smallint().notNull(),
  },
  (table) => [uniqueIndex('courses_code').on(table.code)],
)

/** What stays the same through all versions, with the counts that stand beside it. */
export const resources = pgTable(
  'resources',
  {
    id: id(),
    kind: text().$type<ResourceKind>().notNull(),
    code: text().notNull(),
    courseId: reference('course_id').references(() => courses.id),
    position: smallint().notNull().default(0),
    ability: text().$type<Ability>().notNull(),
    /** Of a tool, 1 to 7. */
    category: smallint().notNull().default(0),
    /** Open to whoever comes, signed in or not. */
    isFree: boolean('is_free').notNull().default(false),
    /** Empty until the first version is published. */
    publishedVersionId: reference('published_version_id'),
    publishedAt: instant('published_at'),
    archivedAt: instant('archived_at'),
    views: integer().notNull().default(0),
    completions: integer().notNull().default(0),
    /** Aha given to what people posted about it. */
    ahaNum: integer('aha_num').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('resources_code').on(table.kind, table.code),
    index('resources_course').on(table.courseId, table.position),
  ],
)

export const resourceVersions = pgTable(
  'resource_versions',
  {
    id: id(),
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    state: text({ enum: ['draft', 'review', 'published', 'archived'] }).notNull(),
    title: localized('title').notNull(),
    summary: localized('summary').notNull(),
    tags: jsonb().$type<LocalizedText[]>().notNull().default([]),
    minutes: integer().notNull(),
    body: jsonb().$type<ResourceBody>().notNull(),
    /** The language that has not followed the other one's last change. */
    stale: text({ enum: ['en', 'zh'] }),
    createdBy: reference('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    publishedAt: instant('published_at'),
  },
  (table) => [uniqueIndex('resource_versions_number').on(table.resourceId, table.number)],
)

/** Who a resource is for. Everyone is a scope of its own with the id 0. */
export const resourceAudiences = pgTable(
  'resource_audiences',
  {
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    scopeKind: text('scope_kind', { enum: ['everyone', 'enterprise', 'department', 'class'] }).notNull(),
    scopeId: reference('scope_id').notNull(),
    /** Where the scope lies; 0 for everyone. */
    enterpriseId: reference('enterprise_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.scopeKind, table.scopeId] })],
)

/** One learner with one resource: which version they began and how far they are. */
export const studies = pgTable(
  'studies',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    versionId: reference('version_id')
      .notNull()
      .references(() => resourceVersions.id),
    percent: smallint().notNull().default(0),
    lastSectionKey: text('last_section_key').notNull().default(''),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseUserId, table.resourceId] }),
    index('studies_recent').on(table.enterpriseUserId, table.lastAt),
  ],
)

export const sectionProgress = pgTable(
  'section_progress',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    versionId: reference('version_id')
      .notNull()
      .references(() => resourceVersions.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    position: integer().notNull().default(0),
    isDone: boolean('is_done').notNull().default(false),
    /** When the learner was there, by which the later of two reports is told. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseUserId, table.versionId, table.sectionKey] })],
)

export const studyNotes = pgTable(
  'study_notes',
  {
    id: id(),
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    quote: text().notNull(),
    content: text().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('study_notes_owner').on(table.enterpriseUserId, table.resourceId)],
)

export const quizAnswers = pgTable(
  'quiz_answers',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    versionId: reference('version_id')
      .notNull()
      .references(() => resourceVersions.id, { onDelete: 'cascade' }),
    sectionKey: text('section_key').notNull(),
    questionKey: text('question_key').notNull(),
    choice: text().notNull(),
    isCorrect: boolean('is_correct').notNull(),
    attempts: integer().notNull().default(1),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'quiz_answers_pk',
      columns: [table.enterpriseUserId, table.versionId, table.sectionKey, table.questionKey],
    }),
  ],
)

/** What a member wrote into a tool: theirs alone until they share it with their enterprise. */
export const toolEntries = pgTable(
  'tool_entries',
  {
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    enterpriseId: reference('enterprise_id').notNull(),
    values: jsonb().$type<ToolValues>().notNull(),
    /** When it was written, by which the later of two savings is told. */
    writtenAt: instant('written_at').notNull(),
    sharedAt: instant('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseUserId, table.resourceId] }),
    index('tool_entries_shared')
      .on(table.resourceId, table.enterpriseId, table.sharedAt, table.enterpriseUserId)
      .where(sql`${table.sharedAt} is not null`),
  ],
)

/** A topic passed on with a note; whoever has the unguessable code may open it. */
export const topicShares = pgTable(
  'topic_shares',
  {
    id: id(),
    code: text().notNull(),
    resourceId: reference('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    enterpriseId: reference('enterprise_id').notNull(),
    sharer: reference('sharer').notNull(),
    note: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('topic_shares_code').on(table.code),
    index('topic_shares_enterprise').on(table.enterpriseId, table.id),
    index('topic_shares_sharer').on(table.sharer, table.id),
  ],
)
