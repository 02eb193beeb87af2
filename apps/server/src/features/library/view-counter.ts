import type { Database } from '../../platform/database/database.ts'
import type { ResourcesRepository } from './resources.repository.ts'

const GATHER_MS = 2_000

/** Counts who opened what, in memory, and writes all of it in one query now and then: a thousand readers cost one. */
export const createViewCounter = (database: Database, repository: ResourcesRepository) => {
  let seen = new Map<number, number>()
  let soon: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(soon)
    soon = undefined
    if (seen.size === 0) return
    const counted = seen
    seen = new Map()
    await database.apart(() => repository.addViews(counted))
  }

  return {
    count(resourceId: number): void {
      seen.set(resourceId, (seen.get(resourceId) ?? 0) + 1)
      // A view that cannot be counted is nobody's loss worth an error.
      soon ??= setTimeout(() => void flush().catch(() => undefined), GATHER_MS).unref()
    },
    flush,
  }
}

export type ViewCounter = ReturnType<typeof createViewCounter>
