import { leaveCommunity } from '@fairlead/contract/communities/communities.endpoints.ts'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'

interface LeaveDialogProps {
  munityId: number
  name: string
  opened: boolean
  onClose: () => void
}

export function LeaveDialog({ munityId, name, opened, onClose }: LeaveDialogProps) {
  const t = useText(communitiesText)
  const leave = useCommunityAction({
    act: () => call(leaveCommunity, { munityId }),
    said: () => t('head.left'),
    onDone: onClose,
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('leave.title', { name })}
      actions={
        <>
          <Button variant="outlined" loading={leave.isPending} onClick={() => leave.mutate(undefined)}>
            {t('leave.confirm')}
          </Button>
          <Button onClick={onClose}>{t('leave.cancel')}</Button>
        </>
      }
    >
      {t('leave.text')}
    </Dialog>
  )
}
