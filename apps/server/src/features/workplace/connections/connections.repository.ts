import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { workplaceConnections } from '../workplace.tables.ts'

export type ConnectionRow = typeof workplaceConnections.$inferSelect
export type ConnectionKind = ConnectionRow['kind']

type NewConnection = typeof workplaceConnections.$inferInsert

export const createConnectionsRepository = (database: Database) => ({
  list: (): Promise<ConnectionRow[]> =>
    database.orm
      .select()
      .from(workplaceConnections)
      .orderBy(asc(workplaceConnections.enterpriseId), asc(workplaceConnections.id)),

  /** Undefined when that company is connected this way already. */
  async insert(connection: NewConnection): Promise<ConnectionRow | undefined> {
    const [row] = await database.orm
      .insert(workplaceConnections)
      .values(connection)
      .onConflictDoNothing()
      .returning()
    return row
  },

  async lock(id: number): Promise<ConnectionRow | undefined> {
    const [row] = await database.orm
      .select()
      .from(workplaceConnections)
      .where(eq(workplaceConnections.id, id))
      .for('update')
    return row
  },

  async isTaken(otherThan: number, kind: ConnectionKind, tenantKey: string): Promise<boolean> {
    const [row] = await database.orm
      .select({ id: workplaceConnections.id })
      .from(workplaceConnections)
      .where(
        and(
          ne(workplaceConnections.id, otherThan),
          eq(workplaceConnections.kind, kind),
          eq(workplaceConnections.tenantKey, tenantKey),
        ),
      )
    return row !== undefined
  },

  async change(id: number, change: Partial<NewConnection>): Promise<ConnectionRow> {
    const [row] = await database.orm
      .update(workplaceConnections)
      .set(change)
      .where(eq(workplaceConnections.id, id))
      .returning()
    if (!row) throw new Error('the connection is gone')
    return row
  },

  async delete(id: number): Promise<ConnectionRow | undefined> {
    const [row] = await database.orm
      .delete(workplaceConnections)
      .where(eq(workplaceConnections.id, id))
      .returning()
    return row
  },

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
