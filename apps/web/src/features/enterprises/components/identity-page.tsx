import type { ReactNode } from 'react'
import { LineDrawing } from '../../../ui/state/line-drawing.tsx'
import classes from './identity-page.module.css'

interface IdentityPageProps {
  title: string
  intro?: string
  children?: ReactNode
  actions?: ReactNode
}

/** The calm page on which identities are explained, chosen and switched. */
export function IdentityPage({ title, intro, children, actions }: IdentityPageProps) {
  return (
    <div className={classes.page}>
      <LineDrawing name="lighthouse" />
      <h1>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
