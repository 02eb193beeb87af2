import type { FeedSort } from '@fairlead/contract/posts/posts.schema.ts'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FeedAddress, readFeedAddress } from './feed-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the list it was opened from. */
    openedFromList?: boolean
  }
}

interface FeedNavigation extends FeedAddress {
  showSort: (sort: FeedSort) => void
  closePost: () => void
}

export const useFeedAddress = (): FeedNavigation => {
  const address = readFeedAddress(useSearch({ strict: false }))
  const openedFromList = useLocation({ select: ({ state }) => state.openedFromList === true })
  const navigate = useNavigate()
  const { history } = useRouter()
  return {
    ...address,
    showSort: (sort) =>
      void navigate({
        to: '.',
        search: (search: Record<string, unknown>) => ({
          ...search,
          ugcId: undefined,
          sort: sort === 'newest' ? undefined : sort,
        }),
        replace: true,
        resetScroll: false,
      }),
    closePost: () => {
      if (openedFromList) history.back()
      else
        void navigate({
          to: '.',
          search: (search: Record<string, unknown>) => ({ ...search, ugcId: undefined }),
          replace: true,
          resetScroll: false,
        })
    },
  }
}
