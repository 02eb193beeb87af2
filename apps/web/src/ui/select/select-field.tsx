import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { useId } from 'react'
import classes from './select-field.module.css'

interface SelectFieldProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  disabled?: boolean
}

/** One of a few, in the way the device itself offers a choice. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, disabled } = props
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={classes.line}>
        <select
          id={id}
          className={classes.select}
          value={value}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <IconSelector size={16} />
      </div>
    </div>
  )
}
