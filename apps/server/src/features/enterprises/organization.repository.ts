import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { departments, enterpriseClasses, enterprisePositions, enterpriseUsers } from './enterprises.tables.ts'

export interface PartRow {
  id: number
  name: LocalizedText
  people: number
}
export interface DepartmentRow extends PartRow {
  parentId: number | null
}

/** Departments, positions and classes: what an enterprise is made of. */
export const createOrganizationRepository = (database: Database) => {
  const peopleBy = async (
    enterpriseId: number,
    column: typeof enterpriseUsers.departmentId | typeof enterpriseUsers.enterpriseClassId,
  ): Promise<Map<number, number>> => {
    const rows = await database.orm
      .select({ id: column, people: count() })
      .from(enterpriseUsers)
      .where(and(eq(enterpriseUsers.enterpriseId, enterpriseId), isNull(enterpriseUsers.leftAt)))
      .groupBy(column)
    return new Map(rows.flatMap(({ id, people }) => (id === null ? [] : [[id, people] as const])))
  }

  return {
    async departments(enterpriseId: number): Promise<DepartmentRow[]> {
      const [rows, people] = await Promise.all([
        database.orm
          .select({ id: departments.id, parentId: departments.parentId, name: departments.name })
          .from(departments)
          .where(eq(departments.enterpriseId, enterpriseId))
          .orderBy(asc(departments.id)),
        peopleBy(enterpriseId, enterpriseUsers.departmentId),
      ])
      return rows.map((row) => ({ ...row, people: people.get(row.id) ?? 0 }))
    },

    async insertDepartment(department: typeof departments.$inferInsert): Promise<void> {
      await database.orm.insert(departments).values(department)
    },

    async changeDepartment(
      id: number,
      changes: { name: LocalizedText; parentId: number | null },
    ): Promise<void> {
      await database.orm.update(departments).set(changes).where(eq(departments.id, id))
    },

    async deleteDepartment(id: number): Promise<void> {
      await database.orm.delete(departments).where(eq(departments.id, id))
    },

    async classes(enterpriseId: number): Promise<PartRow[]> {
      const [rows, people] = await Promise.all([
        database.orm
          .select({ id: enterpriseClasses.id, name: enterpriseClasses.name })
          .from(enterpriseClasses)
          .where(eq(enterpriseClasses.enterpriseId, enterpriseId))
          .orderBy(asc(enterpriseClasses.id)),
        peopleBy(enterpriseId, enterpriseUsers.enterpriseClassId),
      ])
      return rows.map((row) => ({ ...row, people: people.get(row.id) ?? 0 }))
    },

    async insertClass(enterpriseClass: typeof enterpriseClasses.$inferInsert): Promise<void> {
      await database.orm.insert(enterpriseClasses).values(enterpriseClass)
    },

    async renameClass(id: number, name: LocalizedText): Promise<void> {
      await database.orm.update(enterpriseClasses).set({ name }).where(eq(enterpriseClasses.id, id))
    },

    async deleteClass(id: number): Promise<void> {
      await database.orm.delete(enterpriseClasses).where(eq(enterpriseClasses.id, id))
    },

    /** Only members of that enterprise move; answers who did. */
    async moveMembers(
      enterpriseId: number,
      ids: readonly number[],
      { from, to }: { from: number | undefined; to: number | null },
    ): Promise<{ userId: number }[]> {
      return database.orm
        .update(enterpriseUsers)
        .set({ enterpriseClassId: to })
        .where(
          and(
            eq(enterpriseUsers.enterpriseId, enterpriseId),
            isNull(enterpriseUsers.leftAt),
            inArray(enterpriseUsers.id, [...ids]),
            from === undefined ? undefined : eq(enterpriseUsers.enterpriseClassId, from),
          ),
        )
        .returning({ userId: enterpriseUsers.userId })
    },

    async positions(enterpriseId: number): Promise<PartRow[]> {
      const [rows, held] = await Promise.all([
        database.orm
          .select({ id: enterprisePositions.id, name: enterprisePositions.name })
          .from(enterprisePositions)
          .where(eq(enterprisePositions.enterpriseId, enterpriseId))
          .orderBy(asc(enterprisePositions.id)),
        database.orm
          .select({ position: sql<string>`${enterpriseUsers.position}::text`, people: count() })
          .from(enterpriseUsers)
          .where(and(eq(enterpriseUsers.enterpriseId, enterpriseId), isNull(enterpriseUsers.leftAt)))
          .groupBy(sql`${enterpriseUsers.position}::text`),
      ])
      const people = new Map(
        held.map((row) => [namesOf(JSON.parse(row.position) as LocalizedText), row.people]),
      )
      return rows.map((row) => ({ ...row, people: people.get(namesOf(row.name)) ?? 0 }))
    },

    async insertPosition(position: typeof enterprisePositions.$inferInsert): Promise<void> {
      await database.orm.insert(enterprisePositions).values(position)
    },

    /** Whoever was called the old name is called the new one. */
    async renamePosition(
      enterpriseId: number,
      id: number,
      { from, to }: { from: LocalizedText; to: LocalizedText },
    ): Promise<void> {
      await database.orm.update(enterprisePositions).set({ name: to }).where(eq(enterprisePositions.id, id))
      await database.orm
        .update(enterpriseUsers)
        .set({ position: to })
        .where(
          and(
            eq(enterpriseUsers.enterpriseId, enterpriseId),
            sql`${enterpriseUsers.position} = ${JSON.stringify(from)}::jsonb`,
          ),
        )
    },

    async deletePosition(id: number): Promise<void> {
      await database.orm.delete(enterprisePositions).where(eq(enterprisePositions.id, id))
    },
  }
}

const namesOf = ({ en, zh }: LocalizedText): string => `${en}\n${zh}`

export type OrganizationRepository = ReturnType<typeof createOrganizationRepository>
