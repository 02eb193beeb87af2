import type { EnterpriseSettings } from '@fairlead/contract/primitives/standing.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, localized, reference } from '../../platform/database/columns.ts'

export const enterprises = pgTable(
  'enterprises',
  {
    id: id(),
    key: text().notNull(),
    name: localized('name').notNull(),
    /** The one that stands for "Personal". */
    isDefault: boolean('is_default').notNull().default(false),
    settings: jsonb().$type<EnterpriseSettings>().notNull(),
  },
  (table) => [
    uniqueIndex('enterprises_key').on(table.key),
    uniqueIndex('enterprises_one_default').on(table.isDefault).where(sql`${table.isDefault}`),
  ],
)

export const departments = pgTable(
  'departments',
  {
    id: id(),
    enterpriseId: reference('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    parentId: reference('parent_id'),
    name: localized('name').notNull(),
  },
  (table) => [index('departments_enterprise').on(table.enterpriseId)],
)

export const enterpriseClasses = pgTable(
  'enterprise_classes',
  {
    id: id(),
    enterpriseId: reference('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
  },
  (table) => [index('enterprise_classes_enterprise').on(table.enterpriseId)],
)

/** One person in one enterprise: the owner of everything they learn and say there. */
export const enterpriseUsers = pgTable(
  'enterprise_users',
  {
    id: id(),
    enterpriseId: reference('enterprise_id')
      .notNull()
      .references(() => enterprises.id),
    userId: reference('user_id').notNull(),
    studentId: text('student_id').notNull(),
    departmentId: reference('department_id').references(() => departments.id, { onDelete: 'set null' }),
    enterpriseClassId: reference('enterprise_class_id').references(() => enterpriseClasses.id, {
      onDelete: 'set null',
    }),
    position: localized('position').notNull(),
    /** The identity a person signs in to first. */
    isPrimary: boolean('is_primary').notNull().default(false),
    joinedAt: instant('joined_at').notNull().defaultNow(),
    leftAt: instant('left_at'),
    /** How the name sounds, to sort by; empty until the search has read it, and again after a change of name. */
    indexedName: text('indexed_name'),
    /** Shut out by an administrator of this enterprise; their other identities go on. */
    suspendedAt: instant('suspended_at'),
  },
  (table) => [
    uniqueIndex('enterprise_users_once').on(table.userId, table.enterpriseId),
    uniqueIndex('enterprise_users_student').on(table.studentId),
    index('enterprise_users_enterprise').on(table.enterpriseId),
    index('enterprise_users_by_name').on(table.enterpriseId, sql`${table.indexedName} collate "C"`, table.id),
    index('enterprise_users_unindexed').on(table.enterpriseId).where(sql`${table.indexedName} is null`),
  ],
)

/** Every way to begin a member's name: as written, in pinyin, by initials; see name-keys.ts. */
export const memberNames = pgTable(
  'member_names',
  {
    enterpriseUserId: reference('enterprise_user_id')
      .notNull()
      .references(() => enterpriseUsers.id, { onDelete: 'cascade' }),
    enterpriseId: reference('enterprise_id').notNull(),
    key: text().notNull(),
    rank: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseUserId, table.key] }),
    index('member_names_key').on(table.enterpriseId, table.key.op('text_pattern_ops')),
  ],
)

/** What people can be called here. A member carries the name itself, so that history and other systems need no list. */
export const enterprisePositions = pgTable(
  'enterprise_positions',
  {
    id: id(),
    enterpriseId: reference('enterprise_id')
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    name: localized('name').notNull(),
  },
  (table) => [index('enterprise_positions_enterprise').on(table.enterpriseId)],
)
