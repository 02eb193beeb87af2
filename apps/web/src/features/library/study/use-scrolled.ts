import { type RefObject, useEffect, useState } from 'react'

/** How much of an element has passed the lower edge of the window, in whole per cent. */
export const useScrolled = (element: RefObject<HTMLElement | null>): number => {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect()
      if (!box || box.height === 0) return
      const passed = (window.innerHeight - box.top) / box.height
      setPercent(Math.round(100 * Math.min(1, Math.max(0, passed))))
    }
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [element])
  return percent
}
