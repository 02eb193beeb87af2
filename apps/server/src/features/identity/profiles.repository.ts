import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { userProfiles } from './identity.tables.ts'

export type ProfileRow = typeof userProfiles.$inferSelect

export const createProfilesRepository = (database: Database) => ({
  async find(userId: number): Promise<ProfileRow | undefined> {
    const [row] = await database.orm.select().from(userProfiles).where(eq(userProfiles.userId, userId))
    return row
  },

  async change(userId: number, changes: Partial<Omit<ProfileRow, 'userId'>>): Promise<void> {
    await database.orm
      .insert(userProfiles)
      .values({ userId, ...changes })
      .onConflictDoUpdate({ target: userProfiles.userId, set: changes })
  },

  async remove(userId: number): Promise<void> {
    await database.orm.delete(userProfiles).where(eq(userProfiles.userId, userId))
  },

  /** Ticks or unticks in one step, so that two at once both count. */
  async tickGuideStep(userId: number, step: string, isDone: boolean): Promise<string[]> {
    const without = sql`array_remove(${userProfiles.guideSteps}, ${step})`
    const [row] = await database.orm
      .insert(userProfiles)
      .values({ userId, guideSteps: isDone ? [step] : [] })
      .onConflictDoUpdate({
        target: userProfiles.userId,
        set: { guideSteps: isDone ? sql`array_append(${without}, ${step})` : without },
      })
      .returning({ done: userProfiles.guideSteps })
    return row?.done ?? []
  },
})

export type ProfilesRepository = ReturnType<typeof createProfilesRepository>
