import type { Language } from '@fairlead/contract/primitives/language.ts'
import { eq, inArray, sql } from 'drizzle-orm'
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

  async setLanguage(userId: number, language: Language): Promise<void> {
    await database.orm.update(users).set({ language }).where(eq(users.id, userId))
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

  async setPassword(userId: number, passwordHash: string): Promise<void> {
    await database.orm.update(users).set({ passwordHash }).where(eq(users.id, userId))
  },

  async deleteExpired(now: Date): Promise<void> {
    await database.orm
      .delete(signInFailures)
      .where(sql`${signInFailures.lastAt} < ${now.toISOString()}::timestamptz - interval '1 day'`)
  },
})

export type UsersRepository = ReturnType<typeof createUsersRepository>
