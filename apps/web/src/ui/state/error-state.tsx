import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { LineDrawing } from './line-drawing.tsx'
import classes from './state.module.css'

interface ErrorStateProps {
  /** What happened and what was kept. */
  children: ReactNode
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
}

export function ErrorState({ children, retryLabel, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <LineDrawing name="knot" />
      <p className={classes.sentence}>{children}</p>
      <Button variant="outlined" onClick={onRetry} loading={retrying}>
        {retryLabel}
      </Button>
    </div>
  )
}
