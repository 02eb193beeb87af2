import type { Clock } from '../../platform/clock/clock.ts'
import type { Viewer } from '../identity/public.ts'
import type { PositionsRepository } from './positions.repository.ts'

/** Watching goes on where it stopped, on another device too; an ended video is kept at its start. */
export const createPositionService = (clock: Clock, repository: PositionsRepository) => ({
  async read(viewer: Viewer, videoBaseId: string) {
    const position = await repository.find(viewer.enterpriseUserId, videoBaseId)
    return { seconds: position?.seconds ?? 0, savedAt: position?.savedAt.getTime() ?? 0 }
  },

  async save(viewer: Viewer, videoBaseId: string, seconds: number) {
    await repository.put(viewer.enterpriseUserId, videoBaseId, { seconds, savedAt: clock.now() })
    return {}
  },
})

export type PositionService = ReturnType<typeof createPositionService>
