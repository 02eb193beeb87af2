import type { ReactNode } from 'react'
import { type DrawingName, LineDrawing } from './line-drawing.tsx'
import classes from './state.module.css'

interface EmptyStateProps {
  drawing: DrawingName
  children: ReactNode
  /** The one button that gets out of the emptiness. */
  action?: ReactNode
}

export function EmptyState({ drawing, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <LineDrawing name={drawing} />
      <p className={classes.sentence}>{children}</p>
      {action}
    </div>
  )
}
