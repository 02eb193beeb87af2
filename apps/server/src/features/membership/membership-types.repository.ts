import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { membershipTypes } from './membership.tables.ts'

export type MembershipTypeRow = typeof membershipTypes.$inferSelect

export const createMembershipTypesRepository = (database: Database) => ({
  /** With how many hold each; whoever holds none counts as a guest and is not counted. */
  list: (): Promise<(MembershipTypeRow & { people: number })[]> =>
    database.orm
      .select({
        id: membershipTypes.id,
        tier: membershipTypes.tier,
        name: membershipTypes.name,
        isGuest: membershipTypes.isGuest,
        freeChancesPerMonth: membershipTypes.freeChancesPerMonth,
        ahaQuota: membershipTypes.ahaQuota,
        createsDiscussions: membershipTypes.createsDiscussions,
        createsCommunities: membershipTypes.createsCommunities,
        customThemes: membershipTypes.customThemes,
        people: sql<number>`(select count(*)::int from memberships m where m.type_id = ${membershipTypes.id})`,
      })
      .from(membershipTypes)
      .orderBy(asc(membershipTypes.id)),

  /** The row as it was; undefined when there is none. */
  async change(
    id: number,
    changes: Partial<Omit<MembershipTypeRow, 'id' | 'tier' | 'isGuest'>>,
  ): Promise<MembershipTypeRow | undefined> {
    const [before] = await database.orm
      .select()
      .from(membershipTypes)
      .where(eq(membershipTypes.id, id))
      .for('update')
    if (before) await database.orm.update(membershipTypes).set(changes).where(eq(membershipTypes.id, id))
    return before
  },
})

export type MembershipTypesRepository = ReturnType<typeof createMembershipTypesRepository>
