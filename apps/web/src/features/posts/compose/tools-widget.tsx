import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useEffect, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { calmScroll } from '../../../ui/scroll/scroll-behavior.ts'
import { toolsSlot } from '../campus-slots.ts'
import classes from './compose.module.css'
import { composeText } from './compose.text.ts'

/** At the right edge: post, what other features add, and the way up. */
export function ToolsWidget({ onPost }: { onPost: (() => void) | undefined }) {
  const t = useText(composeText)
  const isFar = useFarDown()
  if (!onPost && !isFar && toolsSlot.size === 0) return null
  return (
    <fieldset className={classes.tools} aria-label={t('tools.label')}>
      {onPost && (
        <button type="button" data-main onClick={onPost}>
          <IconPencil size={20} />
          {t('tools.post')}
        </button>
      )}
      <SlotContents slot={toolsSlot} />
      {isFar && (
        <button
          type="button"
          aria-label={t('tools.top')}
          onClick={() => window.scrollTo({ top: 0, behavior: calmScroll() })}
        >
          <IconArrowUp size={20} />
        </button>
      )}
    </fieldset>
  )
}

const useFarDown = (): boolean => {
  const [isFar, setIsFar] = useState(false)
  useEffect(() => {
    const look = () => setIsFar(window.scrollY > window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isFar
}
