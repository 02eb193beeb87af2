import type { ComponentProps } from 'react'
import classes from './card.module.css'

interface CardProps extends ComponentProps<'section'> {
  as?: 'section' | 'article'
}

export function Card({ as: Tag = 'section', className, ...rest }: CardProps) {
  return <Tag className={className ? `${classes.card} ${className}` : classes.card} {...rest} />
}
