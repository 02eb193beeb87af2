import type { ResourceSummary } from '@fairlead/contract/library/library.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { ShareImageDialog } from '../../media/public.ts'
import { linkTo } from '../addresses.ts'
import { libraryText } from '../library.text.ts'

interface ShareDialogProps {
  head: ResourceSummary
  onClose: () => void
}

/** A resource as a picture with its address, to pass on. */
export function ShareDialog({ head, onClose }: ShareDialogProps) {
  const t = useText(libraryText)
  const userInfo = useSession()?.userInfo
  return (
    <ShareImageDialog
      opened
      onClose={onClose}
      fileName={head.code}
      card={{
        kind: head.course?.title ?? t(`kind.${head.kind}`),
        text: `${head.title}\n${head.summary}`,
        name: userInfo?.realname ?? 'Fairlead 领航',
        position: userInfo?.position ?? '',
        link: linkTo(head),
        invitation: t('share.invitation'),
      }}
    />
  )
}
