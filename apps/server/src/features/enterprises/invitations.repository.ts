import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { enterpriseUsers } from './enterprises.tables.ts'
import { enterpriseInvitations } from './invitations.tables.ts'

export const createInvitationsRepository = (database: Database) => {
  const good = (code: string, now: Date) =>
    and(
      eq(enterpriseInvitations.code, code),
      gt(enterpriseInvitations.usesLeft, 0),
      gt(enterpriseInvitations.expiresAt, now),
    )
  return {
    async isGood(code: string, now: Date): Promise<boolean> {
      const rows = await database.orm
        .select({ code: enterpriseInvitations.code })
        .from(enterpriseInvitations)
        .where(good(code, now))
      return rows.length > 0
    },

    /** Where it leads, for the one caller that uses it. */
    async use(code: string, now: Date) {
      const [row] = await database.orm
        .update(enterpriseInvitations)
        .set({ usesLeft: sql`${enterpriseInvitations.usesLeft} - 1` })
        .where(good(code, now))
        .returning()
      return row
    },

    async insertMember(member: typeof enterpriseUsers.$inferInsert): Promise<void> {
      await database.orm.insert(enterpriseUsers).values(member)
    },
  }
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>
