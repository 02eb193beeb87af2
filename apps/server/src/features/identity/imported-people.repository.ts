import { inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from './identity.tables.ts'

export interface NewPerson {
  realname: string
  phone: string | null
  email: string | null
}

/** People whom an administrator brings in. */
export const createImportedPeopleRepository = (database: Database) => ({
  /** Those who have one of these phones or addresses already. */
  async findByAddresses(
    phones: readonly string[],
    emails: readonly string[],
  ): Promise<{ id: number; phone: string | null; email: string | null }[]> {
    if (phones.length + emails.length === 0) return []
    return database.orm
      .select({ id: users.id, phone: users.phone, email: sql<string | null>`lower(${users.email})` })
      .from(users)
      .where(or(inArray(users.phone, [...phones]), inArray(sql`lower(${users.email})`, [...emails])))
  },

  /** A phone from the company's directory counts as theirs. Who signed up meanwhile is left as they are. */
  async insert(people: readonly NewPerson[]): Promise<void> {
    if (people.length === 0) return
    await database.orm
      .insert(users)
      .values(people.map((person) => ({ ...person, phoneVerified: person.phone !== null })))
      .onConflictDoNothing()
  },
})

export type ImportedPeopleRepository = ReturnType<typeof createImportedPeopleRepository>
