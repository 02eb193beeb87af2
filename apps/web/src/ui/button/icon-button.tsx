import type { ComponentProps } from 'react'
import classes from './icon-button.module.css'

interface IconButtonProps extends ComponentProps<'button'> {
  label: string
}

/** A button that shows only an icon: at least 40 px on a desk and 44 on a phone, whatever the icon's size. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={className ? `${classes.button} ${className}` : classes.button}
      {...rest}
    />
  )
}
