import { Cache } from '../../platform/cache/cache.ts'
import type { PostRow } from './posts.repository.ts'

/** What a page shows to everybody alike; who reads it, and what they did, is asked anew each time. */
export interface PageRows {
  rows: PostRow[]
  children: PostRow[]
  /** Where the next page of a feed begins. */
  next?: string | null
}

const PAGES = 200
// Others may see a reaction this much later; whoever reacts on this node sees it at once.
const LIFETIME_MS = 1_000

/**
 * Colleagues open the same pages within the same second. One of them asks the database, the others share the rows.
 * Anything said or endorsed in an enterprise makes all its pages new.
 */
export const createPageMemory = () => {
  const pages = new Cache<string, Promise<PageRows>>(PAGES, LIFETIME_MS)
  const changes = new Map<number, number>()

  return {
    remember(enterpriseId: number, page: string, load: () => Promise<PageRows>): Promise<PageRows> {
      // A page that was being loaded while something changed keeps its old number, and nobody asks for that again.
      const key = `${enterpriseId}/${changes.get(enterpriseId) ?? 0}/${page}`
      const known = pages.get(key)
      if (known) return known
      const loading = load()
      pages.set(key, loading)
      loading.catch(() => pages.delete(key))
      return loading
    },

    forget(enterpriseId: number): void {
      changes.set(enterpriseId, (changes.get(enterpriseId) ?? 0) + 1)
    },
  }
}

export type PageMemory = ReturnType<typeof createPageMemory>
