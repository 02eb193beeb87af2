import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseSettings } from '@fairlead/contract/primitives/standing.ts'
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { enterprises, enterpriseUsers } from './enterprises.tables.ts'

export type EnterpriseRow = typeof enterprises.$inferSelect
export type EnterpriseMemberRow = typeof enterpriseUsers.$inferSelect
export type NewMember = typeof enterpriseUsers.$inferInsert

export interface MemberQuery {
  enterpriseId: number
  suspended: boolean | undefined
  classId: number | undefined
  /** Only these, and whose student number begins with the text. */
  found: { ids: readonly number[]; text: string } | undefined
  before: number | undefined
  limit: number
}

/** What administrators read and change; what learners need is in the other repository. */
export const createAdministrationRepository = (database: Database) => {
  const present = (enterpriseId: number): SQL | undefined =>
    and(eq(enterpriseUsers.enterpriseId, enterpriseId), isNull(enterpriseUsers.leftAt))

  return {
    listEnterprises: (): Promise<EnterpriseRow[]> =>
      database.orm.select().from(enterprises).orderBy(desc(enterprises.isDefault), asc(enterprises.id)),

    async lockEnterprise(id: number): Promise<EnterpriseRow | undefined> {
      const [row] = await database.orm.select().from(enterprises).where(eq(enterprises.id, id)).for('update')
      return row
    },

    async changeEnterprise(
      id: number,
      changes: { name: LocalizedText; settings: EnterpriseSettings },
    ): Promise<void> {
      await database.orm.update(enterprises).set(changes).where(eq(enterprises.id, id))
    },

    /** The members of an enterprise, newest first. */
    listMembers({
      enterpriseId,
      suspended,
      classId,
      found,
      before,
      limit,
    }: MemberQuery): Promise<EnterpriseMemberRow[]> {
      const { suspendedAt } = enterpriseUsers
      const text = found?.text.replaceAll(/[\\%_]/g, '\\$&')
      return database.orm
        .select()
        .from(enterpriseUsers)
        .where(
          and(
            present(enterpriseId),
            suspended === undefined ? undefined : suspended ? isNotNull(suspendedAt) : isNull(suspendedAt),
            classId === undefined ? undefined : eq(enterpriseUsers.enterpriseClassId, classId),
            found &&
              or(inArray(enterpriseUsers.id, [...found.ids]), ilike(enterpriseUsers.studentId, `${text}%`)),
            before === undefined ? undefined : lt(enterpriseUsers.id, before),
          ),
        )
        .orderBy(desc(enterpriseUsers.id))
        .limit(limit)
    },

    async countMembers(enterpriseId: number): Promise<number> {
      const [row] = await database.orm
        .select({ people: count() })
        .from(enterpriseUsers)
        .where(present(enterpriseId))
      return row?.people ?? 0
    },

    async userIdsOf(enterpriseId: number): Promise<number[]> {
      const rows = await database.orm
        .select({ userId: enterpriseUsers.userId })
        .from(enterpriseUsers)
        .where(present(enterpriseId))
      return rows.map(({ userId }) => userId)
    },

    async findMember(id: number): Promise<EnterpriseMemberRow | undefined> {
      const [row] = await database.orm
        .select()
        .from(enterpriseUsers)
        .where(and(eq(enterpriseUsers.id, id), isNull(enterpriseUsers.leftAt)))
      return row
    },

    /** The student numbers among these that somebody has. */
    async takenStudentIds(studentIds: readonly string[]): Promise<string[]> {
      const rows = await database.orm
        .select({ studentId: enterpriseUsers.studentId })
        .from(enterpriseUsers)
        .where(inArray(enterpriseUsers.studentId, [...studentIds]))
      return rows.map(({ studentId }) => studentId)
    },

    /** Whoever was a member before is one again. Answers with the members, whom of them it has. */
    async insertMembers(members: readonly NewMember[]): Promise<EnterpriseMemberRow[]> {
      if (members.length === 0) return []
      return database.orm
        .insert(enterpriseUsers)
        .values([...members])
        .onConflictDoUpdate({
          target: [enterpriseUsers.userId, enterpriseUsers.enterpriseId],
          set: { leftAt: null },
        })
        .returning()
    },

    async changeMember(
      id: number,
      changes: Partial<
        Pick<EnterpriseMemberRow, 'departmentId' | 'position' | 'enterpriseClassId' | 'suspendedAt'>
      >,
    ): Promise<void> {
      await database.orm.update(enterpriseUsers).set(changes).where(eq(enterpriseUsers.id, id))
    },
  }
}

export type AdministrationRepository = ReturnType<typeof createAdministrationRepository>
