import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './check-field.module.css'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'type'> {
  children: ReactNode
  /** A word on what the choice means. */
  note?: ReactNode
  error?: string | undefined
  type?: 'checkbox' | 'radio'
}

/** A box to tick with its words beside it; the whole line is the target. */
export function CheckField({ children, note, error, type = 'checkbox', ...rest }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={classes.line}>
        <input
          type={type}
          className={classes.box}
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
          {...rest}
        />
        <span>
          {children}
          {note && <span className={classes.note}>{note}</span>}
        </span>
      </label>
      {error && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
