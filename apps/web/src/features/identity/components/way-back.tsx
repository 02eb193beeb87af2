import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { type DrawingName, LineDrawing } from '../../../ui/state/line-drawing.tsx'
import { wayBackText } from '../way-back/way-back.text.ts'
import classes from './way-back.module.css'

interface WayBackProps {
  drawing: DrawingName
  title: string
  intro?: string
  /** Beside the way home. */
  action?: ReactNode
  children?: ReactNode
}

/** A page that ends here, with a kind word and the way home. */
export function WayBack({ drawing, title, intro, action, children }: WayBackProps) {
  const t = useText(wayBackText)
  return (
    <div className={classes.page}>
      <LineDrawing name={drawing} />
      <h1>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
      <div className={classes.actions}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
        {action}
      </div>
    </div>
  )
}
