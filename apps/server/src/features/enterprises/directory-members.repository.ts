import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { enterpriseUsers } from './enterprises.tables.ts'

const STUDENT_ID_DIGITS = 10

const createStudentId = (): string =>
  `D${String(randomInt(10 ** STUDENT_ID_DIGITS)).padStart(STUDENT_ID_DIGITS, '0')}`

/** Members as company directories bring them. */
export const createDirectoryMembersRepository = (database: Database) => ({
  async memberOf(userId: number, enterpriseId: number): Promise<number | undefined> {
    const [row] = await database.orm
      .select({ id: enterpriseUsers.id })
      .from(enterpriseUsers)
      .where(and(eq(enterpriseUsers.userId, userId), eq(enterpriseUsers.enterpriseId, enterpriseId)))
    return row?.id
  },

  /** The membership of this person in this enterprise, made if there is none. One who left stays gone. */
  async join(member: {
    enterpriseId: number
    userId: number
    position: string
    joinedAt: Date
  }): Promise<{ id: number; hasLeft: boolean }> {
    const { enterpriseId, userId, position, joinedAt } = member
    const others = await database.orm
      .select({ id: enterpriseUsers.id })
      .from(enterpriseUsers)
      .where(eq(enterpriseUsers.userId, userId))
    await database.orm
      .insert(enterpriseUsers)
      .values({
        enterpriseId,
        userId,
        studentId: createStudentId(),
        position: { en: position, zh: position },
        isPrimary: others.length === 0,
        joinedAt,
      })
      .onConflictDoNothing({ target: [enterpriseUsers.userId, enterpriseUsers.enterpriseId] })
    const [row] = await database.orm
      .select({ id: enterpriseUsers.id, leftAt: enterpriseUsers.leftAt })
      .from(enterpriseUsers)
      .where(and(eq(enterpriseUsers.userId, userId), eq(enterpriseUsers.enterpriseId, enterpriseId)))
    if (!row) throw new Error('the membership is gone')
    return { id: row.id, hasLeft: row.leftAt !== null }
  },
})

export type DirectoryMembers = ReturnType<typeof createDirectoryMembersRepository>
