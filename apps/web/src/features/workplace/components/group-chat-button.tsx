import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs'
import { currentSuite } from '../../../platform/environment/suite.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Cancelled } from '../bridges/bridge.ts'
import { bridges, signPage } from '../bridges/bridges.ts'
import { workplaceText } from '../workplace.text.ts'

/** Leads to the suite's own group chat, where its client has one. */
export function GroupChatButton() {
  const t = useText(workplaceText)
  const suite = currentSuite()
  const bridge = suite && bridges[suite]
  if (!suite || !bridge?.openGroupChat) return null
  const open = async () => {
    try {
      await bridge.openGroupChat?.(await signPage(suite))
    } catch (error) {
      if (!(error instanceof Cancelled)) showToast(t('groupChat.failed'))
    }
  }
  return (
    <IconButton label={t('groupChat.button')} onClick={() => void open()}>
      <IconMessages size={20} />
    </IconButton>
  )
}
