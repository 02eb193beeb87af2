import type { Language } from '@fairlead/contract/primitives/language.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import type { AccountAddress } from './account-address.ts'
import { signInFailures, users, verificationCodes } from './identity.tables.ts'

export type UserRow = typeof users.$inferSelect

const spendTry = statement(
  'code_spend_try',
  `update verification_codes set tries_left = tries_left - 1
    where address = $1 and tries_left > 0 and expires_at > $2 returning code_hash`,
)

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

  async failuresOf(key: string): Promise<{ failures: number; lastAt: Date } | undefined> {
    const [row] = await database.orm.select().from(signInFailures).where(eq(signInFailures.key, key))
    return row
  },

  /** Counts on from those since `forgotten`, or anew. */
  async countFailure(key: string, now: Date, forgotten: Date): Promise<void> {
    await database.orm
      .insert(signInFailures)
      .values({ key, failures: 1, lastAt: now })
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

  /** False when a code was sent to that address less than `everySeconds` ago. */
  async putCode(code: typeof verificationCodes.$inferInsert, everySeconds: number): Promise<boolean> {
    const before = new Date(code.sentAt.getTime() - everySeconds * 1000)
    const stored = await database.orm
      .insert(verificationCodes)
      .values(code)
      .onConflictDoUpdate({
        target: verificationCodes.address,
        set: {
          codeHash: code.codeHash,
          triesLeft: code.triesLeft,
          sentAt: code.sentAt,
          expiresAt: code.expiresAt,
        },
        setWhere: sql`${verificationCodes.sentAt} <= ${before.toISOString()}`,
      })
      .returning({ address: verificationCodes.address })
    return stored.length > 0
  },

  async codeSentAt(address: string): Promise<Date | undefined> {
    const [row] = await database.orm
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.address, address))
    return row?.sentAt
  },

  /** The stored hash, if there is still a try left; asking costs one. */
  async spendTry(address: string, now: Date): Promise<Buffer | undefined> {
    const [row] = await database.rows<{ code_hash: Buffer }>(spendTry, [address, now])
    return row?.code_hash
  },

  /** True for the one caller that used the code up. */
  async useCode(address: string): Promise<boolean> {
    const used = await database.orm
      .delete(verificationCodes)
      .where(eq(verificationCodes.address, address))
      .returning({ address: verificationCodes.address })
    return used.length > 0
  },

  async deleteExpired(now: Date): Promise<void> {
    await database.orm
      .delete(verificationCodes)
      .where(sql`${verificationCodes.expiresAt} < ${now.toISOString()}::timestamptz - interval '1 hour'`)
    await database.orm
      .delete(signInFailures)
      .where(sql`${signInFailures.lastAt} < ${now.toISOString()}::timestamptz - interval '1 day'`)
  },
})

export type UsersRepository = ReturnType<typeof createUsersRepository>
