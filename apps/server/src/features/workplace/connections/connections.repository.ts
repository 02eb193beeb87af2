import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { workplaceConnections } from '../workplace.tables.ts'

export type ConnectionRow = typeof workplaceConnections.$inferSelect
export type ConnectionKind = ConnectionRow['kind']

export const createConnectionsRepository = (database: Database) => ({
  async findByTenant(
    kinds: readonly ConnectionKind[],
    tenantKey: string,
  ): Promise<ConnectionRow | undefined> {
    const [row] = await database.orm
      .select()
      .from(workplaceConnections)
      .where(
        and(
          inArray(workplaceConnections.kind, [...kinds]),
          eq(workplaceConnections.tenantKey, tenantKey),
          eq(workplaceConnections.enabled, true),
        ),
      )
      .orderBy(asc(workplaceConnections.id))
    return row
  },

  /** At most two: enough to know whether there is a choice. */
  findFew: (kinds: readonly ConnectionKind[], enterpriseId?: number): Promise<ConnectionRow[]> =>
    database.orm
      .select()
      .from(workplaceConnections)
      .where(
        and(
          inArray(workplaceConnections.kind, [...kinds]),
          eq(workplaceConnections.enabled, true),
          enterpriseId === undefined ? undefined : eq(workplaceConnections.enterpriseId, enterpriseId),
        ),
      )
      .orderBy(asc(workplaceConnections.id))
      .limit(2),

  async findById(id: number): Promise<ConnectionRow | undefined> {
    const [row] = await database.orm
      .select()
      .from(workplaceConnections)
      .where(and(eq(workplaceConnections.id, id), eq(workplaceConnections.enabled, true)))
    return row
  },
})

export type ConnectionsRepository = ReturnType<typeof createConnectionsRepository>
