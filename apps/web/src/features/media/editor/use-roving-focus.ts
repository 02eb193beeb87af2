import { useEffect, useRef } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** A toolbar is one stop of the Tab key; inside it the arrows lead from tool to tool. */
export const useRovingFocus = <E extends HTMLElement>() => {
  const bar = useRef<E>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const tools = () => [...element.querySelectorAll<HTMLElement>('button:not(:disabled), select')]
    const stopAt = (current: HTMLElement | undefined) => {
      for (const tool of tools()) tool.tabIndex = tool === current ? 0 : -1
    }
    const onKey = (event: KeyboardEvent) => {
      const all = tools()
      const place = all.indexOf(event.target as HTMLElement)
      const isInSelect = event.target instanceof HTMLSelectElement && event.altKey
      const step = STEPS[event.key]
      if (step === undefined || place < 0 || isInSelect) return
      event.preventDefault()
      all[(place + step + all.length) % all.length]?.focus()
    }
    const onFocus = (event: FocusEvent) => stopAt(event.target as HTMLElement)
    stopAt(tools()[0])
    element.addEventListener('keydown', onKey)
    element.addEventListener('focusin', onFocus)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('focusin', onFocus)
    }
  }, [])
  return bar
}
