import { useBlocker } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { uploadsText } from './uploads.text.ts'

/** Asks before an unfinished upload is left behind: our dialog within the product, the browser's own at its edge. */
export function LeaveGuard({ isBusy }: { isBusy: boolean }) {
  const t = useText(uploadsText)
  const blocker = useBlocker({
    // Opening a drawer changes only the query, and the form stays.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
    enableBeforeUnload: isBusy,
    disabled: !isBusy,
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <Dialog
      opened={isAsking}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      actions={
        <>
          <Button variant="outlined" onClick={() => blocker.proceed?.()}>
            {t('leave.go')}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{t('leave.stay')}</Button>
        </>
      }
    >
      {t('leave.text')}
    </Dialog>
  )
}
