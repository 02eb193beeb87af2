import { useLayoutEffect } from 'react'

/** Gives the focus back to where it was. Mantine's own does so only for overlays that were mounted closed. */
export const useFocusReturn = (isOpen: boolean): void => {
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
}
