import type { ComponentProps } from 'react'
import classes from './button.module.css'

export interface ButtonLook {
  /** One filled action a screen; the others are outlined. */
  variant?: 'filled' | 'outlined'
  size?: 'small' | 'medium' | 'large'
  fullWidth?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** On its way: says so, and cannot be pressed twice. */
  loading?: boolean
}

export const lookOf = ({ variant = 'filled', size = 'medium', fullWidth = false }: ButtonLook) => ({
  className: classes.button,
  'data-variant': variant,
  'data-size': size,
  'data-full': fullWidth,
})

/** Ours and not Mantine's: the door has to be light, and it is mostly buttons. */
export function Button({ variant, size, fullWidth, loading = false, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled || loading}
      aria-busy={loading}
      {...lookOf({ variant, size, fullWidth })}
      {...rest}
    />
  )
}
