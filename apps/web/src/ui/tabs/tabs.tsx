import { type KeyboardEvent, useId } from 'react'
import classes from './tabs.module.css'

interface TabsProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  /** The id of the element that changes with the tab. */
  controls: string
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Words on a line, the chosen one underlined; arrow keys move as in every tab list. */
export function Tabs<Value extends string>({ label, value, options, onChange, controls }: TabsProps<Value>) {
  const id = useId()
  const idOf = (option: Value) => `${id}-${option}`

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const current = options.findIndex((option) => option.value === value)
    const next = options[(current + step + options.length) % options.length]
    if (!next) return
    onChange(next.value)
    document.getElementById(idOf(next.value))?.focus()
  }

  return (
    <div className={classes.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.value}
          id={idOf(option.value)}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={option.value === value}
          aria-controls={controls}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
