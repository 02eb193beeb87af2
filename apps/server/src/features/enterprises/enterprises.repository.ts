import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseSettings } from '@fairlead/contract/primitives/standing.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { enterprises, enterpriseUsers, memberNames } from './enterprises.tables.ts'

export interface MemberRow {
  id: number
  user_id: number
  enterprise_id: number
  student_id: string
  position: LocalizedText
  department: LocalizedText | null
  class_id: number | null
  class_name: LocalizedText | null
  enterprise_name: LocalizedText
  enterprise_is_default: boolean
  enterprise_settings: EnterpriseSettings
  left_at: Date | null
  suspended_at: Date | null
}

/** A part of an enterprise that a member belongs to. */
export interface MemberGroup {
  kind: 'enterprise' | 'department' | 'class'
  id: number
}

const findMembers = statement(
  'members_by_id',
  `select m.id, m.user_id, m.enterprise_id, m.student_id, m.position, d.name as department, m.left_at, m.suspended_at,
          c.id as class_id, c.name as class_name,
          e.name as enterprise_name, e.is_default as enterprise_is_default, e.settings as enterprise_settings
     from enterprise_users m
     join enterprises e on e.id = m.enterprise_id
     left join departments d on d.id = m.department_id
     left join enterprise_classes c on c.id = m.enterprise_class_id
    where m.id = any($1)`,
)

// Whoever is in a department is also in every department above it.
const findGroups = statement(
  'groups_of_member',
  `with recursive held as (
     select department_id as id from enterprise_users where id = $1 and department_id is not null
     union select d.parent_id from held join departments d on d.id = held.id where d.parent_id is not null
   )
   select 'department' as kind, id from held
   union all select 'enterprise', enterprise_id from enterprise_users where id = $1
   union all select 'class', enterprise_class_id from enterprise_users where id = $1 and enterprise_class_id is not null`,
)

const CLASS_SIZE = 500

export const createEnterprisesRepository = (database: Database) => ({
  findMembers: (ids: readonly number[]): Promise<MemberRow[]> => database.rows<MemberRow>(findMembers, [ids]),

  groupsOf: (enterpriseUserId: number): Promise<MemberGroup[]> =>
    database.rows<MemberGroup>(findGroups, [enterpriseUserId]),

  /** Every enterprise a person is a member of, oldest first. */
  identitiesOf: (userId: number): Promise<{ id: number; enterpriseId: number }[]> =>
    database.orm
      .select({ id: enterpriseUsers.id, enterpriseId: enterpriseUsers.enterpriseId })
      .from(enterpriseUsers)
      .where(and(eq(enterpriseUsers.userId, userId), isNull(enterpriseUsers.leftAt)))
      .orderBy(enterpriseUsers.id),

  async nameOf(id: number): Promise<LocalizedText | undefined> {
    const [row] = await database.orm
      .select({ name: enterprises.name })
      .from(enterprises)
      .where(eq(enterprises.id, id))
    return row?.name
  },

  async defaultId(): Promise<number | undefined> {
    const [row] = await database.orm
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(eq(enterprises.isDefault, true))
    return row?.id
  },

  async memberIdByStudentId(studentId: string): Promise<number | undefined> {
    const [row] = await database.orm
      .select({ id: enterpriseUsers.id })
      .from(enterpriseUsers)
      .where(and(eq(enterpriseUsers.studentId, studentId), isNull(enterpriseUsers.leftAt)))
    return row?.id
  },

  /** The people of a class, in the order they came. */
  async membersOfClass(enterpriseClassId: number): Promise<number[]> {
    const rows = await database.orm
      .select({ id: enterpriseUsers.id })
      .from(enterpriseUsers)
      .where(and(eq(enterpriseUsers.enterpriseClassId, enterpriseClassId), isNull(enterpriseUsers.leftAt)))
      .orderBy(enterpriseUsers.joinedAt, enterpriseUsers.id)
      .limit(CLASS_SIZE)
    return rows.map(({ id }) => id)
  },

  async findDefault(): Promise<{ id: number; name: LocalizedText } | undefined> {
    const [row] = await database.orm
      .select({ id: enterprises.id, name: enterprises.name })
      .from(enterprises)
      .where(eq(enterprises.isDefault, true))
    return row
  },

  /** Everywhere a person is, for the end of their account. */
  async membersOf(userId: number) {
    return database.orm
      .select({
        enterpriseUserId: enterpriseUsers.id,
        enterpriseId: enterpriseUsers.enterpriseId,
        enterpriseName: enterprises.name,
      })
      .from(enterpriseUsers)
      .innerJoin(enterprises, eq(enterprises.id, enterpriseUsers.enterpriseId))
      .where(eq(enterpriseUsers.userId, userId))
  },

  async leaveAll(userId: number, now: Date): Promise<void> {
    const left = await database.orm
      .update(enterpriseUsers)
      .set({
        leftAt: now,
        departmentId: null,
        enterpriseClassId: null,
        position: { en: '', zh: '' },
        indexedName: '',
      })
      .where(eq(enterpriseUsers.userId, userId))
      .returning({ id: enterpriseUsers.id })
    // The keys of the search are the name in other letters.
    await database.orm.delete(memberNames).where(
      inArray(
        memberNames.enterpriseUserId,
        left.map(({ id }) => id),
      ),
    )
  },

  /** Where a person signs in to: the identity they chose, else the oldest. */
  async primaryIdentityOf(userId: number): Promise<number | undefined> {
    const rows = await database.orm
      .select({ id: enterpriseUsers.id, isPrimary: enterpriseUsers.isPrimary })
      .from(enterpriseUsers)
      .where(
        and(
          eq(enterpriseUsers.userId, userId),
          isNull(enterpriseUsers.leftAt),
          isNull(enterpriseUsers.suspendedAt),
        ),
      )
      .orderBy(enterpriseUsers.id)
    return (rows.find((row) => row.isPrimary) ?? rows[0])?.id
  },
})

export type EnterprisesRepository = ReturnType<typeof createEnterprisesRepository>
