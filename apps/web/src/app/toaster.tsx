import { useToasts } from '../platform/toasts/toasts.ts'
import classes from './notice.module.css'

export function Toaster() {
  const toasts = useToasts()
  return (
    <div className={classes.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, text }) => (
        <p key={id} className={classes.note} data-toast>
          {text}
        </p>
      ))}
    </div>
  )
}
