import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { serverSecrets } from './secrets.tables.ts'

const SECRET_BYTES = 32

/** The key for a purpose; whichever node comes first makes it. */
export const readSecret = async (database: Database, purpose: string): Promise<Buffer> => {
  await database.orm
    .insert(serverSecrets)
    .values({ purpose, value: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing()
  const [row] = await database.orm.select().from(serverSecrets).where(eq(serverSecrets.purpose, purpose))
  if (!row) throw new Error(`no secret for ${purpose}`)
  return row.value
}
