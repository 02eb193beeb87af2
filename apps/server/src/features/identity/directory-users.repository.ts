import type { Language } from '@fairlead/contract/primitives/language.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from './identity.tables.ts'
import type { UserRow } from './users.repository.ts'

/** People as company directories bring them: found by a verified phone, or made on their first sign-on. */
export const createDirectoryUsersRepository = (database: Database) => ({
  async findById(id: number): Promise<UserRow | undefined> {
    const [row] = await database.orm.select().from(users).where(eq(users.id, id))
    return row
  },

  /** Verified on our side as well: a phone that somebody merely typed proves nothing. */
  async findByVerifiedPhone(phone: string): Promise<UserRow | undefined> {
    const [row] = await database.orm
      .select()
      .from(users)
      .where(and(eq(users.phone, phone), eq(users.phoneVerified, true)))
    return row
  },

  /** Without the phone when somebody else has it already. */
  async insert(person: {
    realname: string
    latinName: string
    language: Language
    phone: string | undefined
  }): Promise<UserRow> {
    const { phone, ...known } = person
    const row = { ...known, cameBySso: true }
    const [withPhone] = phone
      ? await database.orm
          .insert(users)
          .values({ ...row, phone, phoneVerified: true })
          .onConflictDoNothing()
          .returning()
      : []
    if (withPhone) return withPhone
    const [inserted] = await database.orm.insert(users).values(row).returning()
    if (!inserted) throw new Error('an insert returned no row')
    return inserted
  },
})

export type DirectoryUsers = ReturnType<typeof createDirectoryUsersRepository>
