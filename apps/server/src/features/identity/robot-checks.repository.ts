import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { robotChecks } from './identity.tables.ts'

export const createRobotChecksRepository = (database: Database) => ({
  async insert(position: number, expiresAt: Date): Promise<string> {
    const [row] = await database.orm
      .insert(robotChecks)
      .values({ position, expiresAt })
      .returning({ id: robotChecks.id })
    if (!row) throw new Error('an insert returned no row')
    return row.id
  },

  /** Its answer, for the one caller that asks: right or wrong, it is over then. */
  async take(id: string, now: Date): Promise<number | undefined> {
    const [row] = await database.orm
      .delete(robotChecks)
      .where(and(eq(robotChecks.id, id), gt(robotChecks.expiresAt, now)))
      .returning({ position: robotChecks.position })
    return row?.position
  },

  async deleteExpired(now: Date): Promise<void> {
    await database.orm.delete(robotChecks).where(lt(robotChecks.expiresAt, now))
  },
})

export type RobotChecksRepository = ReturnType<typeof createRobotChecksRepository>
