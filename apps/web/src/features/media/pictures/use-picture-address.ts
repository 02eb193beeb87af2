import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { readPicturePlace, writePicturePlace } from './picture-address.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step before this one is the page the picture was opened from. */
    openedPicture?: boolean
  }
}

export const usePictureAddress = (name: string, count: number) => {
  const { picture } = useSearch({ strict: false }) as { picture?: unknown }
  const openedHere = useLocation({ select: ({ state }) => state.openedPicture === true })
  const navigate = useNavigate()
  const { history } = useRouter()
  const shown = readPicturePlace(picture, name, count)

  const go = (to: string | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, picture: to }),
      state: (now) => ({ ...now, openedPicture: to !== undefined && (openedHere || !replace) }),
      replace,
      resetScroll: false,
    })

  return {
    shown,
    // Turning a page is no step of its own: back leads out of the pictures at once.
    show: (place: number) => go(writePicturePlace(name, place), shown !== undefined),
    close: () => (openedHere ? history.back() : go(undefined, true)),
  }
}
