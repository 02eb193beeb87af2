import { useId } from 'react'
import classes from './form.module.css'

interface CheckProps {
  label: string
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** Yes or no, with the whole line to press. */
export function Check({ label, hint, checked, onChange, disabled }: CheckProps) {
  const id = useId()
  return (
    <div className={classes.check}>
      <input
        id={id}
        type="checkbox"
        className={classes.box}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id} className={classes.said}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
