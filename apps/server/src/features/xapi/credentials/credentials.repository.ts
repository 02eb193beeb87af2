import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { type Database, statement } from '../../../platform/database/database.ts'
import { recordCredentials } from '../xapi.tables.ts'

export type CredentialRow = typeof recordCredentials.$inferSelect

const findByKey = statement(
  'record_credential_by_key',
  `select enterprise_id as "enterpriseId", key, secret_hash as "secretHash", scopes from record_credentials
    where key = $1 and revoked_at is null`,
)

export const createCredentialsRepository = (database: Database) => ({
  async findByKey(key: string) {
    const [row] = await database.rows<{
      enterpriseId: number
      key: string
      secretHash: Buffer
      scopes: Scope[]
    }>(findByKey, [key])
    return row
  },

  async insert(credential: typeof recordCredentials.$inferInsert): Promise<CredentialRow> {
    const [row] = await database.orm.insert(recordCredentials).values(credential).returning()
    if (!row) throw new Error('an insert returned no row')
    return row
  },

  /** The credential of that key is this one from now on. */
  async put(credential: typeof recordCredentials.$inferInsert): Promise<void> {
    const { enterpriseId, label, secretHash, scopes } = credential
    await database.orm
      .insert(recordCredentials)
      .values(credential)
      .onConflictDoUpdate({
        target: recordCredentials.key,
        set: { enterpriseId, label, secretHash, scopes, revokedAt: null },
      })
  },

  list: (enterpriseId: number): Promise<CredentialRow[]> =>
    database.orm
      .select()
      .from(recordCredentials)
      .where(eq(recordCredentials.enterpriseId, enterpriseId))
      .orderBy(desc(recordCredentials.id)),

  /** Undefined when there is none to revoke. */
  async revoke(enterpriseId: number, id: number, now: Date): Promise<CredentialRow | undefined> {
    const [row] = await database.orm
      .update(recordCredentials)
      .set({ revokedAt: now })
      .where(
        and(
          eq(recordCredentials.id, id),
          eq(recordCredentials.enterpriseId, enterpriseId),
          isNull(recordCredentials.revokedAt),
        ),
      )
      .returning()
    return row
  },
})

export type CredentialsRepository = ReturnType<typeof createCredentialsRepository>
