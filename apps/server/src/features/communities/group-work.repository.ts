import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { groupClockIns, groupMinutes } from './communities.tables.ts'

export type MinutesRow = { id: number; author: number; title: string; content: string; createdAt: Date }
export type ClockInRow = { day: string; note: string; createdAt: Date }

export const createGroupWorkRepository = (database: Database) => ({
  /** Undefined when the group clocked in that day already. */
  async clockIn(row: typeof groupClockIns.$inferInsert): Promise<ClockInRow | undefined> {
    const [inserted] = await database.orm
      .insert(groupClockIns)
      .values(row)
      .onConflictDoNothing()
      .returning(clockInColumns)
    return inserted
  },

  clockIns: (groupId: number, limit: number): Promise<ClockInRow[]> =>
    database.orm
      .select(clockInColumns)
      .from(groupClockIns)
      .where(eq(groupClockIns.groupId, groupId))
      .orderBy(desc(groupClockIns.day))
      .limit(limit),

  async putMinutes(row: Omit<typeof groupMinutes.$inferInsert, 'id'>): Promise<MinutesRow> {
    const [inserted] = await database.orm.insert(groupMinutes).values(row).returning(minutesColumns)
    if (!inserted) throw new Error('an insert returned no row')
    return inserted
  },

  minutes: (groupId: number, limit: number): Promise<MinutesRow[]> =>
    database.orm
      .select(minutesColumns)
      .from(groupMinutes)
      .where(eq(groupMinutes.groupId, groupId))
      .orderBy(desc(groupMinutes.id))
      .limit(limit),
})

export type GroupWorkRepository = ReturnType<typeof createGroupWorkRepository>

const clockInColumns = {
  day: groupClockIns.day,
  note: groupClockIns.note,
  createdAt: groupClockIns.createdAt,
}
const minutesColumns = {
  id: groupMinutes.id,
  author: groupMinutes.author,
  title: groupMinutes.title,
  content: groupMinutes.content,
  createdAt: groupMinutes.createdAt,
}
