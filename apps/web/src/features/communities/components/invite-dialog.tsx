import { inviteToCommunity } from '@fairlead/contract/communities/communities.endpoints.ts'
import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { communitiesText } from '../communities.text.ts'

interface InviteDialogProps {
  community: CommunityDetail
  opened: boolean
  onClose: () => void
}

/** A link to pass on. Asking again gives the same one as long as it is good. */
export function InviteDialog({ community, opened, onClose }: InviteDialogProps) {
  const t = useText(communitiesText)
  const { munityId, abilities } = community
  const link = useQuery({
    queryKey: ['communities', 'invite', munityId],
    queryFn: () => call(inviteToCommunity, { munityId }, { silent: true }),
    enabled: opened,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = link.data ? `${window.location.origin}${link.data.path}` : ''
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(t('invite.copied'))
      onClose()
    } catch {
      // A browser that will not copy by itself still shows the link to mark and copy.
      document.querySelector<HTMLInputElement>('[data-invitation]')?.select()
    }
  }
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => void copy()}
      title={t('invite.title', { name: community.name })}
      closeLabel={t('invite.close')}
      actions={
        <Button type="submit" disabled={!address}>
          {t('invite.copy')}
        </Button>
      }
    >
      <p>{t(abilities.canManage ? 'invite.opens' : 'invite.shows')}</p>
      {link.isPending ? (
        <Skeleton height={46} />
      ) : (
        <TextField
          aria-label={t('invite.link')}
          value={address}
          readOnly
          data-invitation
          error={link.isError ? t('invite.failed') : undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </FormDialog>
  )
}
