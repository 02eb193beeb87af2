import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { AccountAddress } from './account-address.ts'
import { signInFailures, users } from './identity.tables.ts'

export type UserRow = typeof users.$inferSelect

export const createUsersRepository = (database: Database) => ({
  async findByAddress(address: AccountAddress): Promise<UserRow | undefined> {
    const column = {
      phone: sql`${users.phone}`,
      email: sql`lower(${users.email})`,
      login: sql`lower(${users.login})`,
    }[address.kind]
    const [row] = await database.orm.select().from(users).where(eq(column, address.value))
    return row
  },

  async findByIds(ids: readonly number[]): Promise<UserRow[]> {
    return ids.length === 0
      ? []
      : database.orm
          .select()
          .from(users)
          .where(inArray(users.id, [...ids]))
  },

  async failuresOf(keys: readonly string[]): Promise<{ key: string; failures: number; lastAt: Date }[]> {
    return database.orm
      .select()
      .from(signInFailures)
      .where(inArray(signInFailures.key, [...keys]))
  },

  /** Counts on from those since `forgotten`, or anew. */
  async countFailure(keys: readonly string[], now: Date, forgotten: Date): Promise<void> {
    await database.orm
      .insert(signInFailures)
      .values(keys.map((key) => ({ key, failures: 1, lastAt: now })))
      .onConflictDoUpdate({
        target: signInFailures.key,
        set: {
          failures: sql`case when ${signInFailures.lastAt} < ${forgotten.toISOString()} then 1 else least(${signInFailures.failures} + 1, 1000) end`,
          lastAt: now,
        },
      })
  },

  async forgetFailures(key: string): Promise<void> {
    await database.orm.delete(signInFailures).where(eq(signInFailures.key, key))
  },

  /** Undefined when somebody has that phone or e-mail already. */
  async insert(user: typeof users.$inferInsert): Promise<UserRow | undefined> {
    const [row] = await database.orm.insert(users).values(user).onConflictDoNothing().returning()
    return row
  },

  async change(userId: number, changes: Partial<Omit<UserRow, 'id'>>): Promise<void> {
    await database.orm.update(users).set(changes).where(eq(users.id, userId))
  },

  /** False when somebody else has it. */
  async setAddress(
    userId: number,
    address: { phone: string; phoneVerified: true } | { email: string },
  ): Promise<boolean> {
    const value = 'phone' in address ? address.phone : address.email
    const changed = await database.orm
      .update(users)
      .set(address)
      .where(
        and(
          eq(users.id, userId),
          sql`not exists (select 1 from ${users} o where o.id <> ${userId} and ${'phone' in address ? sql`o.phone` : sql`lower(o.email)`} = ${value})`,
        ),
      )
      .returning({ id: users.id })
    return changed.length > 0
  },

  async deleteExpired(now: Date): Promise<void> {
    await database.orm
      .delete(signInFailures)
      .where(sql`${signInFailures.lastAt} < ${now.toISOString()}::timestamptz - interval '1 day'`)
  },
})

export type UsersRepository = ReturnType<typeof createUsersRepository>
