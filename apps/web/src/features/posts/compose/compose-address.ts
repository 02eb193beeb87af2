import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** `write=1` in the address is the open drawer: it can be linked to, and back closes it. */
export const useComposeAddress = () => {
  const { write } = useSearch({ strict: false }) as { write?: unknown }
  const openedHere = useLocation({ select: ({ state }) => state.openedFromList === true })
  const navigate = useNavigate()
  const { history } = useRouter()
  const change = (writing: 1 | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, write: writing }),
      state: { openedFromList: true },
      replace,
      resetScroll: false,
    })
  return {
    isWriting: write !== undefined,
    open: () => change(1, false),
    close: () => (openedHere ? history.back() : change(undefined, true)),
  }
}
