import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface PostLinkProps {
  ugcId: number
  className?: string
  label?: string
  children: ReactNode
}

/** Opens a post over the list one is reading; its address can be shared, and back returns to the list. */
export function PostLink({ ugcId, className, label, children }: PostLinkProps) {
  return (
    <Link
      to="."
      search={(search: Record<string, unknown>) => ({ ...search, ugcId })}
      state={{ openedFromList: true }}
      resetScroll={false}
      className={className}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
