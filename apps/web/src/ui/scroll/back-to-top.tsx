import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useEffect, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import classes from './back-to-top.module.css'
import { calmScroll } from './scroll-behavior.ts'

const SHOWN_AFTER_SCREENS = 1

export function BackToTop({ label }: { label: string }) {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight * SHOWN_AFTER_SCREENS)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return (
    <IconButton
      label={label}
      className={classes.button}
      data-shown={far}
      disabled={!far}
      onClick={() => window.scrollTo({ top: 0, behavior: calmScroll() })}
    >
      <IconArrowUp size={20} />
    </IconButton>
  )
}
