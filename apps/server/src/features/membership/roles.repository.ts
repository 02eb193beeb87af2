import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { roleGrants } from './membership.tables.ts'

export interface RoleGrant {
  enterpriseUserId: number
  role: string
  scopeKind: string
  scopeId: number
}

export const createRolesRepository = (database: Database) => {
  const isThis = ({ enterpriseUserId, role, scopeKind, scopeId }: RoleGrant) =>
    and(
      eq(roleGrants.enterpriseUserId, enterpriseUserId),
      eq(roleGrants.role, role),
      eq(roleGrants.scopeKind, scopeKind),
      eq(roleGrants.scopeId, scopeId),
    )

  return {
    /** False when they hold it already. */
    async grant(given: RoleGrant): Promise<boolean> {
      const stored = await database.orm.insert(roleGrants).values(given).onConflictDoNothing().returning()
      return stored.length > 0
    },

    /** False when they did not hold it. */
    async revoke(given: RoleGrant): Promise<boolean> {
      const gone = await database.orm.delete(roleGrants).where(isThis(given)).returning()
      return gone.length > 0
    },
  }
}

export type RolesRepository = ReturnType<typeof createRolesRepository>
