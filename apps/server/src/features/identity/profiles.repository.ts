import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { userProfiles } from './identity.tables.ts'

export type ProfileRow = typeof userProfiles.$inferSelect

export const createProfilesRepository = (database: Database) => ({
  async find(userId: number): Promise<ProfileRow | undefined> {
    const [row] = await database.orm.select().from(userProfiles).where(eq(userProfiles.userId, userId))
    return row
  },
})

export type ProfilesRepository = ReturnType<typeof createProfilesRepository>
