import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { themeTeamMembers, themeTeamTasks } from './themes.tables.ts'

export type TaskRow = { id: number; themeId: number; title: string; assignee: number; doneAt: Date | null }

export const createTeamsRepository = (database: Database) => ({
  async members(themeId: number): Promise<number[]> {
    const rows = await database.orm
      .select({ member: themeTeamMembers.member })
      .from(themeTeamMembers)
      .where(eq(themeTeamMembers.themeId, themeId))
      .orderBy(asc(themeTeamMembers.joinedAt), asc(themeTeamMembers.member))
    return rows.map(({ member }) => member)
  },

  async join(themeId: number, member: number, joinedAt: Date): Promise<void> {
    await database.orm.insert(themeTeamMembers).values({ themeId, member, joinedAt }).onConflictDoNothing()
  },

  async leave(themeId: number, member: number): Promise<void> {
    await database.orm
      .delete(themeTeamMembers)
      .where(and(eq(themeTeamMembers.themeId, themeId), eq(themeTeamMembers.member, member)))
  },

  tasks: (themeId: number): Promise<TaskRow[]> =>
    database.orm
      .select(taskColumns)
      .from(themeTeamTasks)
      .where(eq(themeTeamTasks.themeId, themeId))
      .orderBy(asc(themeTeamTasks.id))
      .limit(100),

  async addTask(row: Omit<typeof themeTeamTasks.$inferInsert, 'id'>): Promise<TaskRow> {
    const [inserted] = await database.orm.insert(themeTeamTasks).values(row).returning(taskColumns)
    if (!inserted) throw new Error('an insert returned no row')
    return inserted
  },

  async findTask(id: number): Promise<TaskRow | undefined> {
    const [row] = await database.orm.select(taskColumns).from(themeTeamTasks).where(eq(themeTeamTasks.id, id))
    return row
  },

  async tick(id: number, doneAt: Date | null): Promise<void> {
    await database.orm.update(themeTeamTasks).set({ doneAt }).where(eq(themeTeamTasks.id, id))
  },
})

export type TeamsRepository = ReturnType<typeof createTeamsRepository>

const taskColumns = {
  id: themeTeamTasks.id,
  themeId: themeTeamTasks.themeId,
  title: themeTeamTasks.title,
  assignee: themeTeamTasks.assignee,
  doneAt: themeTeamTasks.doneAt,
}
