import { useState } from 'react'
import classes from './count.module.css'

interface CountProps {
  value: number
  /** The number as people read it, such as 1.2w. */
  text: string
  title?: string
}

/** A number that rolls up when it grows and down when it shrinks, and stands still when it first appears. */
export function Count({ value, text, title }: CountProps) {
  const [shown, setShown] = useState({ value, text, leaving: '', roll: 'none' })
  if (shown.value !== value || shown.text !== text) {
    setShown({ value, text, leaving: shown.text, roll: value > shown.value ? 'up' : 'down' })
  }
  return (
    <span className={classes.count} title={title} data-roll={shown.roll}>
      <span key={shown.text} className={classes.arriving}>
        {shown.text}
      </span>
      {shown.leaving && (
        <span key={`${shown.leaving}-leaving`} className={classes.leaving} aria-hidden>
          {shown.leaving}
        </span>
      )}
    </span>
  )
}
