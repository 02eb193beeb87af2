import type { ComponentProps } from 'react'
import classes from './text-field.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  isInvalid?: boolean
}

/** Room for several lines, which grows with them up to a third of the screen. */
export function TextArea({ isInvalid = false, ...rest }: TextAreaProps) {
  return <textarea className={`${classes.input} ${classes.area}`} aria-invalid={isInvalid} {...rest} />
}
