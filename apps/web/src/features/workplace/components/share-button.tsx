import IconShare3 from '@tabler/icons-react/dist/esm/icons/IconShare3.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import type { ShareEntryProps } from '../../../platform/sharing/suite-entries.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { useShareCard } from '../use-share-card.ts'
import { workplaceText } from '../workplace.text.ts'
import classes from './share-button.module.css'

export function ShareButton(target: ShareEntryProps) {
  const t = useText(workplaceText)
  const { share, isSharing } = useShareCard()
  return (
    <IconButton
      label={t('share.button')}
      className={classes.share}
      aria-busy={isSharing}
      onClick={() => void share(target)}
    >
      <IconShare3 size={20} />
    </IconButton>
  )
}
