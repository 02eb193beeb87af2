import { useSyncExternalStore } from 'react'
import { useText } from '../platform/i18n/use-text.ts'
import { appText } from './app.text.ts'
import classes from './notice.module.css'

const watchConnection = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

export function OfflineNotice() {
  const t = useText(appText)
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  return (
    <div className={classes.offline} role="status">
      {!isOnline && <p className={classes.note}>{t('offline')}</p>}
    </div>
  )
}
