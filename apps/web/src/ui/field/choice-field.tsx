import { useId } from 'react'
import classes from './choice-field.module.css'

interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string; note: string }[]
  onChange: (value: Value) => void
}

/** A few ways, each with a line that says what it means. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.choice} data-chosen={option.value === value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.words}>
            <b>{option.label}</b>
            <span>{option.note}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
