import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { composeText } from './compose.text.ts'

/** Whoever left a place meanwhile is reminded of it; the page then shows how things are now. */
export function QuitDialog({ reminder }: { reminder: string | undefined }) {
  const t = useText(composeText)
  const reload = () => window.location.reload()
  return (
    <Dialog
      opened={reminder !== undefined}
      onClose={reload}
      title={t('quit.title')}
      actions={
        <Button size="large" data-autofocus onClick={reload}>
          {t('quit.ok')}
        </Button>
      }
    >
      {reminder}
    </Dialog>
  )
}
