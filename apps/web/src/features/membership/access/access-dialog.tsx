import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { accessText } from './access.text.ts'
import classes from './access-dialog.module.css'
import type { AccessQuestion } from './resource-access.ts'

interface AccessDialogProps {
  question: AccessQuestion | null
  isUnlocking: boolean
  onAccept: (question: Extract<AccessQuestion, { kind: 'chance' }>) => void
  onClose: () => void
}

/** The four answers to somebody who may not simply open a resource. */
export function AccessDialog({ question, ...rest }: AccessDialogProps) {
  // Kept while the dialog fades out, so that its words don't vanish before it does.
  const [shown, setShown] = useState(question)
  if (question && question !== shown) setShown(question)
  return shown && <Answer shown={shown} opened={question !== null} {...rest} />
}

interface AnswerProps extends Omit<AccessDialogProps, 'question'> {
  shown: AccessQuestion
  opened: boolean
}

function Answer({ shown, opened, isUnlocking, onAccept, onClose }: AnswerProps) {
  const t = useText(accessText)
  const frame = (icon: ReactNode) => ({
    opened,
    onClose,
    emblem: <span className={classes.emblem}>{icon}</span>,
  })
  const understood = (
    <Button variant="outlined" size="large" onClick={onClose}>
      {t('understood')}
    </Button>
  )
  const toBenefits = (
    <ButtonLink to="/member" size="large">
      {t('benefits')}
    </ButtonLink>
  )

  if (shown.kind === 'chance')
    return (
      <Dialog
        {...frame(<IconTicket size={32} stroke={1.75} />)}
        title={t('chance.title')}
        actions={
          <>
            <Button variant="outlined" size="large" onClick={onClose}>
              {t('chance.decline')}
            </Button>
            <Button size="large" data-autofocus loading={isUnlocking} onClick={() => onAccept(shown)}>
              {t('chance.accept')}
            </Button>
          </>
        }
      >
        {shown.remaining < 0 ? t('chance.textUnlimited') : t('chance.text', { count: shown.remaining })}
      </Dialog>
    )
  if (shown.kind === 'used-up')
    return (
      <Dialog
        {...frame(<IconTicket size={32} stroke={1.75} />)}
        title={t('usedUp.title')}
        actions={
          <>
            {understood}
            {toBenefits}
          </>
        }
      >
        {t('usedUp.text', { count: shown.perMonth })}
      </Dialog>
    )
  if (shown.kind === 'group-not-authorised')
    return (
      <Dialog
        {...frame(<IconLock size={32} stroke={1.75} />)}
        title={t('group.title')}
        actions={
          <>
            {understood}
            {toBenefits}
          </>
        }
      >
        {t('group.text')}
      </Dialog>
    )
  return (
    <Dialog {...frame(<IconLock size={32} stroke={1.75} />)} title={t('notYet.title')} actions={understood}>
      {t('notYet.text')}
    </Dialog>
  )
}
