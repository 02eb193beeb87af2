import { useRouterState } from '@tanstack/react-router'
import { useText } from '../platform/i18n/use-text.ts'
import { appText } from './app.text.ts'
import classes from './navigation-progress.module.css'

/** A line at the top while the next page is on its way. */
export function NavigationProgress() {
  const t = useText(appText)
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className={classes.bar} role="progressbar" aria-label={t('loading')} /> : null
}
