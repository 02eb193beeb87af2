import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { composeText } from './compose.text.ts'

interface LeaveDialogProps {
  opened: boolean
  /** Only dynamics are kept for later; anything else is finished now or given up. */
  canSave: boolean
  onStay: () => void
  onSave: () => void
  onDiscard: () => void
}

export function LeaveDialog({ opened, canSave, onStay, onSave, onDiscard }: LeaveDialogProps) {
  const t = useText(composeText)
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title={t(canSave ? 'leave.title' : 'leave.discardTitle')}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onDiscard}>
            {t('leave.discard')}
          </Button>
          <Button size="large" data-autofocus onClick={canSave ? onSave : onStay}>
            {t(canSave ? 'leave.save' : 'leave.back')}
          </Button>
        </>
      }
    >
      {t(canSave ? 'leave.saveText' : 'leave.discardText')}
    </Dialog>
  )
}
