import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

const THRESHOLD_PX = 100

interface EndReachedOptions {
  onReach: () => void
  /** Off while a page is loading and when there is none left. */
  enabled: boolean
  /** The element that scrolls; the window when absent. */
  root?: RefObject<HTMLElement | null>
}

/** Calls `onReach` when the marker at the end of a list comes within 100 px of view. */
export const useEndReached = <Marker extends HTMLElement>({ onReach, enabled, root }: EndReachedOptions) => {
  const marker = useRef<Marker>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    if (!enabled || !marker.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach()
      },
      { root: root?.current ?? null, rootMargin: `0px 0px ${THRESHOLD_PX}px 0px` },
    )
    observer.observe(marker.current)
    return () => observer.disconnect()
  }, [enabled, root])
  return marker
}
