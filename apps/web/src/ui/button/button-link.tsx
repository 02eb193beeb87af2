import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ButtonLook, lookOf } from './button.tsx'

interface ButtonLinkProps extends ButtonLook {
  to: string
  children: ReactNode
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} {...lookOf(look)}>
      {children}
    </Link>
  )
}
