import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { videoPositions } from './positions.tables.ts'

export interface VideoPosition {
  seconds: number
  savedAt: Date
}

export const createPositionsRepository = (database: Database) => {
  const of = (enterpriseUserId: number, videoBaseId: string) =>
    and(eq(videoPositions.enterpriseUserId, enterpriseUserId), eq(videoPositions.videoBaseId, videoBaseId))

  return {
    async find(enterpriseUserId: number, videoBaseId: string): Promise<VideoPosition | undefined> {
      const [row] = await database.orm
        .select({ seconds: videoPositions.seconds, savedAt: videoPositions.savedAt })
        .from(videoPositions)
        .where(of(enterpriseUserId, videoBaseId))
      return row
    },

    async put(enterpriseUserId: number, videoBaseId: string, position: VideoPosition): Promise<void> {
      await database.orm
        .insert(videoPositions)
        .values({ enterpriseUserId, videoBaseId, ...position })
        .onConflictDoUpdate({
          target: [videoPositions.enterpriseUserId, videoPositions.videoBaseId],
          set: position,
        })
    },
  }
}

export type PositionsRepository = ReturnType<typeof createPositionsRepository>
