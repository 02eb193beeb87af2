import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a step inside the app, the keyboard and the screen reader start at the new page's heading, as after a page load. */
export const useArrivalFocus = (): void => {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading()
      }),
    [router],
  )
}

const focusHeading = (): void => {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading || heading.contains(document.activeElement)) return
  heading.tabIndex = -1
  // A heading takes the focus without asking for it to be seen.
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
