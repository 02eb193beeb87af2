import { type ReactNode, useId } from 'react'
import classes from './form.module.css'

interface LabelledProps {
  label: string
  /** What to know before filling it in. */
  hint?: ReactNode
  children: (id: string) => ReactNode
}

/** A field with its name above it. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children(id)}
      {hint && <p className={classes.hint}>{hint}</p>}
    </div>
  )
}
