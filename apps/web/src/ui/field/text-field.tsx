import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './text-field.module.css'

interface TextFieldProps extends ComponentProps<'input'> {
  /** Said below the field, and by screen readers together with it. */
  error?: string
  /** A button inside the field, at its end. */
  end?: ReactNode
}

/** A line to write in. Ours and not Mantine's, as the buttons are. */
export function TextField({ error, end, className, ...rest }: TextFieldProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <div className={classes.line}>
        <input
          className={classes.input}
          data-has-end={end !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          {...rest}
        />
        {end && <span className={classes.end}>{end}</span>}
      </div>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
