import type { ReactNode } from 'react'
import classes from './tag.module.css'

interface TagProps {
  children: ReactNode
  tone?: 'tide' | 'amber' | 'coral' | 'blue' | 'quiet'
}

export function Tag({ children, tone = 'tide' }: TagProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  )
}
