import type { ReactNode, Ref } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { postsText } from '../posts.text.ts'
import classes from './feed.module.css'

interface ListEndProps {
  ref: Ref<HTMLDivElement>
  state: 'loading' | 'failed' | 'finished'
  onRetry: () => void
  /** What the next page will look like. */
  placeholder: ReactNode
}

/** The last line of an endless list: more is coming, it failed, or that was all. */
export function ListEnd({ ref, state, onRetry, placeholder }: ListEndProps) {
  const t = useText(postsText)
  return (
    <div ref={ref} className={classes.end} aria-live="polite">
      {state === 'loading' && placeholder}
      {state === 'finished' && <span>{t('feed.noMore')}</span>}
      {state === 'failed' && (
        <>
          <span>{t('feed.moreFailed')}</span>
          <Button variant="outlined" onClick={onRetry}>
            {t('feed.retry')}
          </Button>
        </>
      )}
    </div>
  )
}
