import type { ToolField, ToolValues } from '@fairlead/contract/library/library.schema.ts'
import { type ChangeEvent, useId } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { libraryText } from '../library.text.ts'
import classes from './tool-fields.module.css'

interface ToolFieldsProps {
  fields: readonly ToolField[]
  values: ToolValues
  onChange: (key: string, value: string | string[]) => void
}

/** A tool to fill in where it stands. */
export function ToolFields({ fields, values, onChange }: ToolFieldsProps) {
  return fields.map((field) => (
    <ToolFieldInput
      key={field.key}
      field={field}
      value={values[field.key]}
      onChange={(value) => onChange(field.key, value)}
    />
  ))
}

interface InputProps {
  field: ToolField
  value: string | readonly string[] | undefined
  onChange: (value: string | string[]) => void
}

function ToolFieldInput({ field, value, onChange }: InputProps) {
  const id = useId()
  if (field.kind === 'rating') return <Rating field={field} value={value} onChange={onChange} />
  if (field.kind === 'choice' || field.kind === 'checks')
    return <Options field={field} value={value} onChange={onChange} />
  const input = {
    id,
    placeholder: field.hint,
    value: typeof value === 'string' ? value : '',
    maxLength: 5000,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{field.label}</label>
      {field.kind === 'line' ? <TextField {...input} /> : <TextArea rows={3} {...input} />}
    </div>
  )
}

function Options({ field, value, onChange }: InputProps) {
  const id = useId()
  const isOne = field.kind === 'choice'
  const chosen = typeof value === 'string' ? [value] : (value ?? [])
  const toggle = (option: string, isOn: boolean) => {
    if (isOne) onChange(option)
    else onChange(isOn ? [...chosen, option] : chosen.filter((one) => one !== option))
  }
  return (
    <fieldset className={classes.options}>
      <legend>{field.label}</legend>
      {field.options.map((option, index) => (
        <label key={option} className={classes.option}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.includes(String(index))}
            onChange={(event) => toggle(String(index), event.currentTarget.checked)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  )
}

const MARKS = ['1', '2', '3', '4', '5']

function Rating({ field, value, onChange }: InputProps) {
  const t = useText(libraryText)
  const id = useId()
  return (
    <fieldset className={classes.options}>
      <legend>{field.label}</legend>
      <div className={classes.rating}>
        {MARKS.map((mark) => (
          <label key={mark} className={classes.mark} data-on={value === mark}>
            <input
              type="radio"
              name={id}
              aria-label={t('tool.rating', { value: mark })}
              checked={value === mark}
              onChange={() => onChange(mark)}
            />
            <span aria-hidden>{mark}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
