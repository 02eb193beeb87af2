import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type ButtonLook, lookOf } from './button.tsx'

interface ButtonLinkProps extends ButtonLook {
  to: string
  search?: Readonly<Record<string, string>>
  children: ReactNode
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ to, search = {}, children, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} search={search} {...lookOf(look)}>
      {children}
    </Link>
  )
}
