import type { FeedSort } from '@fairlead/contract/posts/posts.schema.ts'
import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type CampusAddress, readCampusAddress } from './campus-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the list it was opened from. */
    openedFromList?: boolean
  }
}

interface CampusNavigation extends CampusAddress {
  showSort: (sort: FeedSort) => void
  closePost: () => void
}

export const useCampusAddress = (): CampusNavigation => {
  const address = readCampusAddress(useSearch({ strict: false }))
  const openedFromList = useLocation({ select: ({ state }) => state.openedFromList === true })
  const navigate = useNavigate()
  const { history } = useRouter()
  return {
    ...address,
    showSort: (sort) =>
      void navigate({
        to: '.',
        search: { sort: sort === 'newest' ? undefined : sort },
        replace: true,
        resetScroll: false,
      }),
    closePost: () => {
      if (openedFromList) history.back()
      else
        void navigate({
          to: '.',
          search: { sort: address.sort === 'newest' ? undefined : address.sort },
          replace: true,
          resetScroll: false,
        })
    },
  }
}
