import type { ReactNode } from 'react'
import classes from './page-head.module.css'

interface PageHeadProps {
  title: ReactNode
  intro?: ReactNode
  /** The one thing most people come here to do. */
  action?: ReactNode
}

/** The top of a page: what it is, in a line what for, and its one action. */
export function PageHead({ title, intro, action }: PageHeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <h1>{title}</h1>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  )
}
