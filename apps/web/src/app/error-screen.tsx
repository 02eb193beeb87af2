import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useText } from '../platform/i18n/use-text.ts'
import { Button, lookOf } from '../ui/button/button.tsx'
import { appText } from './app.text.ts'
import classes from './error-screen.module.css'

// What browsers say when a script of the page cannot be fetched; the words differ, the subject does not.
const MISSING_PART = /dynamically imported module|importing a module script|preload CSS/i

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const t = useText(appText)
  const router = useRouter()
  const isPartMissing = MISSING_PART.test(String(error))
  const retry = () => {
    // A part that failed once stays failed for this page's life.
    if (isPartMissing) return window.location.reload()
    reset()
    return router.invalidate()
  }
  return (
    <section className={classes.screen} role="alert">
      <h1>{t('error.title')}</h1>
      <p className={classes.explanation}>{t(isPartMissing ? 'error.connection' : 'error.explanation')}</p>
      <div className={classes.actions}>
        <Button onClick={() => void retry()}>{t('error.retry')}</Button>
        {/* A full load: whatever broke here stays behind. */}
        <a href="/" {...lookOf({ variant: 'outlined' })}>
          {t('error.home')}
        </a>
      </div>
    </section>
  )
}
