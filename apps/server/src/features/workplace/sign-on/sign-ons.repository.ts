import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { workplaceIdentities, workplaceSignOns, workplaceUsedTickets } from '../workplace.tables.ts'

export type SignOnRow = typeof workplaceSignOns.$inferSelect

export const createSignOnsRepository = (database: Database) => ({
  async begin(signOn: typeof workplaceSignOns.$inferInsert): Promise<void> {
    await database.orm.insert(workplaceSignOns).values(signOn)
  },

  /** For the one caller that finishes it, in the browser that began it, in time. */
  async use(stateHash: Buffer, browserHash: Buffer, now: Date): Promise<SignOnRow | undefined> {
    const [row] = await database.orm
      .update(workplaceSignOns)
      .set({ usedAt: now })
      .where(
        and(
          eq(workplaceSignOns.stateHash, stateHash),
          eq(workplaceSignOns.browserHash, browserHash),
          isNull(workplaceSignOns.usedAt),
          gt(workplaceSignOns.expiresAt, now),
        ),
      )
      .returning()
    return row
  },

  /** False when the ticket was used before. */
  async useTicket(connectionId: number, ticketId: string, expiresAt: Date): Promise<boolean> {
    const used = await database.orm
      .insert(workplaceUsedTickets)
      .values({ connectionId, ticketId, expiresAt })
      .onConflictDoNothing()
      .returning({ ticketId: workplaceUsedTickets.ticketId })
    return used.length > 0
  },

  /** Two first sign-ons of one person wait for each other here. */
  async lockSubject(connectionId: number, subject: string): Promise<void> {
    await database.orm.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`workplace:${connectionId}:${subject}`}, 0))`,
    )
  },

  async userOf(connectionId: number, subject: string, now: Date): Promise<number | undefined> {
    const [row] = await database.orm
      .update(workplaceIdentities)
      .set({ lastSeenAt: now })
      .where(
        and(eq(workplaceIdentities.connectionId, connectionId), eq(workplaceIdentities.subject, subject)),
      )
      .returning({ userId: workplaceIdentities.userId })
    return row?.userId
  },

  /** False when that person already answers to another id of the same directory. */
  async link(identity: typeof workplaceIdentities.$inferInsert): Promise<boolean> {
    const linked = await database.orm
      .insert(workplaceIdentities)
      .values(identity)
      .onConflictDoNothing()
      .returning({ userId: workplaceIdentities.userId })
    return linked.length > 0
  },

  async deleteExpired(now: Date): Promise<void> {
    await database.orm.delete(workplaceSignOns).where(lt(workplaceSignOns.expiresAt, now))
    await database.orm.delete(workplaceUsedTickets).where(lt(workplaceUsedTickets.expiresAt, now))
  },
})

export type SignOnsRepository = ReturnType<typeof createSignOnsRepository>
