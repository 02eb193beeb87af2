import {
  PLACE_ACTIVITY,
  type PlaceActivity,
  POST_COUNTS,
  type PostCounts,
} from '@fairlead/contract/posts/posts.events.ts'
import type { PostRow } from './posts.repository.ts'

export const PLACE_ROOM = 'place'
/** Reactions come in crowds: what changed within this time travels together, once. */
const GATHER_MS = 250
const MOST_AT_ONCE = 200

const roomOf = ({ placeKind, placeId }: Pick<PostRow, 'placeKind' | 'placeId'>): string =>
  `${PLACE_ROOM}:${placeKind}-${placeId}`

/** Tells the screens that read a place what is new there. Call after the commit. */
export const createLive = (push: (room: string, event: string, payload: object) => void) => {
  const changed = new Map<string, Map<number, PostCounts[number]>>()
  let soon: NodeJS.Timeout | undefined

  const flush = (): void => {
    soon = undefined
    for (const [room, posts] of changed) push(room, POST_COUNTS, [...posts.values()])
    changed.clear()
  }

  return {
    published(row: PostRow, isOpen: boolean): void {
      const activity: PlaceActivity = { ugcId: row.id }
      push(roomOf(row), PLACE_ACTIVITY, activity)
      if (isOpen) push(`${PLACE_ROOM}:square-${row.enterpriseId}`, PLACE_ACTIVITY, activity)
    },

    counted(row: PostRow): void {
      const room = roomOf(row)
      const posts = changed.get(room) ?? new Map<number, PostCounts[number]>()
      if (posts.size < MOST_AT_ONCE)
        posts.set(row.id, { ugcId: row.id, ahaNum: row.ahaNum, likeNum: row.likeNum })
      changed.set(room, posts)
      if (soon === undefined) soon = setTimeout(flush, GATHER_MS).unref()
    },
  }
}

export type Live = ReturnType<typeof createLive>
