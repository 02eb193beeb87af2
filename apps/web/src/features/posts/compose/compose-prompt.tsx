import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import classes from './compose.module.css'
import { composeText } from './compose.text.ts'

/** The invitation to write, at the head of a list. */
export function ComposePrompt({ onOpen }: { onOpen: () => void }) {
  const t = useText(composeText)
  const userInfo = useSession()?.userInfo
  return (
    <button type="button" className={classes.prompt} onClick={onOpen}>
      <Avatar name={userInfo?.realname ?? ''} seed={userInfo?.userId ?? 0} src={userInfo?.avatar} />
      {t('prompt')}
    </button>
  )
}
