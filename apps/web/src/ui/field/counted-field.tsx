import { type ComponentProps, useId } from 'react'
import classes from './counted-field.module.css'
import { TextArea } from './text-area.tsx'
import input from './text-field.module.css'

interface CountedFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** How long it is as people count it, and how long it may be. */
  length: number
  max: number
  /** Said below the field instead of the hint. */
  error?: string
  hint?: string
  placeholder?: string
  multiline?: boolean
  autoFocus?: boolean
  inputProps?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>
}

/** A labelled field that counts along, and says so before the limit is passed. */
export function CountedField(props: CountedFieldProps) {
  const { label, value, onChange, length, max, error, hint, placeholder, multiline = false } = props
  const id = useId()
  const isOver = length > max
  const shared = {
    id,
    value,
    placeholder,
    'aria-describedby': `${id}-note`,
    'aria-invalid': isOver || error !== undefined,
    'data-autofocus': props.autoFocus || undefined,
  }
  return (
    <div className={classes.field}>
      <div className={classes.top}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        <span className={classes.count} data-over={isOver} aria-hidden>
          {length} / {max}
        </span>
      </div>
      {multiline ? (
        <TextArea
          {...shared}
          isInvalid={shared['aria-invalid']}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          className={input.input}
          {...shared}
          {...props.inputProps}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <p
        id={`${id}-note`}
        className={error ? classes.error : classes.hint}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </p>
    </div>
  )
}
