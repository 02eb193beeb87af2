import { useEffect, useState } from 'react'

export const sectionId = (key: string): string => `section-${key}`

/** Which section stands in the middle of the screen. */
export const useCurrentSection = (keys: readonly string[]): string => {
  const [current, setCurrent] = useState(keys[0] ?? '')
  const all = keys.join('/')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setCurrent(entered.target.id.replace(sectionId(''), ''))
      },
      { rootMargin: '-35% 0px -60% 0px' },
    )
    for (const key of all.split('/')) {
      const element = document.getElementById(sectionId(key))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [all])
  return current
}

export const showSection = (key: string, behavior: ScrollBehavior = 'smooth'): void =>
  document.getElementById(sectionId(key))?.scrollIntoView({ behavior, block: 'start' })
