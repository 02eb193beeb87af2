import { useEffect, useState } from 'react'

export const sectionId = (key: string): string => `section-${key}`

/** What a hand does to move the page; afterwards the page says where one is. */
const MOVES = ['wheel', 'touchmove', 'keydown'] as const

const scrollTo = (key: string, behavior: ScrollBehavior): void =>
  document.getElementById(sectionId(key))?.scrollIntoView({ behavior, block: 'start' })

/**
 * Which section one is at: the one that was asked for, until one moves the page oneself; then the one in the middle of
 * the screen. A short lesson cannot be scrolled, so that asking is the only way through it.
 */
export const useCurrentSection = (keys: readonly string[]) => {
  const [first = ''] = keys
  const [inSight, setInSight] = useState(first)
  const [chosen, setChosen] = useState<string | undefined>(first)
  const all = keys.join('/')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (entered) setInSight(entered.target.id.replace(sectionId(''), ''))
      },
      { rootMargin: '-35% 0px -60% 0px' },
    )
    for (const key of all.split('/')) {
      const element = document.getElementById(sectionId(key))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [all])

  useEffect(() => {
    const letGo = () => {
      if (document.documentElement.scrollHeight > window.innerHeight) setChosen(undefined)
    }
    for (const move of MOVES) window.addEventListener(move, letGo, { passive: true })
    return () => {
      for (const move of MOVES) window.removeEventListener(move, letGo)
    }
  }, [])

  const show = (key: string, behavior: ScrollBehavior = 'smooth'): void => {
    setChosen(key)
    scrollTo(key, behavior)
  }
  return { current: chosen ?? inSight, show }
}
