import { useEffect } from 'react'

let locks = 0

const lock = (): void => {
  const { documentElement: root, body } = document
  // The room of the scrollbar stays, so that nothing behind the overlay moves.
  body.style.paddingRight = `${window.innerWidth - root.clientWidth}px`
  root.style.overflow = 'hidden'
}

const unlock = (): void => {
  document.body.style.paddingRight = ''
  document.documentElement.style.overflow = ''
}

/** Keeps the page still behind overlays. Mantine's own lock injects a style, which our content policy refuses. */
export const useScrollLock = (isLocked: boolean): void => {
  useEffect(() => {
    if (!isLocked) return
    locks += 1
    if (locks === 1) lock()
    return () => {
      locks -= 1
      if (locks === 0) unlock()
    }
  }, [isLocked])
}
