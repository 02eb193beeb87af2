import type { FeedSort } from '@fairlead/contract/posts/posts.schema.ts'

export const feedSorts = ['newest', 'hottest', 'essence', 'questions'] as const satisfies readonly FeedSort[]

export interface FeedAddress {
  sort: FeedSort
  /** The post that is open in the drawer. */
  ugcId: number | undefined
}

/** Addresses are typed by people and shared in chats: whatever makes no sense in them is left out. */
export const readFeedAddress = (search: Readonly<Record<string, unknown>>): FeedAddress => {
  const ugcId = Number(search.ugcId)
  return {
    sort: feedSorts.find((sort) => sort === search.sort) ?? 'newest',
    ugcId: Number.isSafeInteger(ugcId) && ugcId > 0 ? ugcId : undefined,
  }
}
