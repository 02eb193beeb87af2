import { AHA_REASONS, type AhaReason } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Bulb } from '../../../ui/bulb/bulb.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { postsText } from '../posts.text.ts'
import type { AhaQuestion } from '../use-aha.ts'
import classes from './aha-dialog.module.css'

interface AhaDialogProps {
  question: AhaQuestion | null
  onConfirm: (question: Extract<AhaQuestion, { kind: 'confirm' }>, reason: AhaReason | undefined) => void
  onClose: () => void
}

/** The three Aha dialogs: may I, have some more, there are none. */
export function AhaDialog({ question, onConfirm, onClose }: AhaDialogProps) {
  const t = useText(postsText)
  // Kept while the dialog fades out, so that its words don't vanish before it does.
  const [shown, setShown] = useState(question)
  const [reason, setReason] = useState<AhaReason>()
  if (question && question !== shown) {
    setShown(question)
    setReason(undefined)
  }
  if (!shown) return null

  const frame = {
    opened: question !== null,
    onClose,
    emblem: (
      <span className={classes.emblem} data-kind={shown.kind}>
        <Bulb lit={shown.kind !== 'spent'} size={34} />
      </span>
    ),
  }
  if (shown.kind === 'confirm')
    return (
      <Dialog
        {...frame}
        title={t('aha.confirmTitle')}
        actions={
          <>
            <Button variant="outlined" size="large" onClick={onClose}>
              {t('aha.cancel')}
            </Button>
            <Button size="large" data-autofocus onClick={() => onConfirm(shown, reason)}>
              {t('aha.confirm')}
            </Button>
          </>
        }
      >
        {t('aha.confirmText', { count: shown.left })}
        <fieldset className={classes.reasons}>
          <legend>{t('aha.why')}</legend>
          {AHA_REASONS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={reason === value}
              onClick={() => setReason(reason === value ? undefined : value)}
            >
              {t(`aha.${value}`)}
            </button>
          ))}
        </fieldset>
      </Dialog>
    )
  if (shown.kind === 'bonus')
    return (
      <Dialog
        {...frame}
        title={t('aha.bonusTitle', { count: shown.extra })}
        actions={
          <Button size="large" data-autofocus onClick={onClose}>
            {t('aha.bonusAccept')}
          </Button>
        }
      >
        {t('aha.bonusText', { count: shown.extra })}
      </Dialog>
    )
  return (
    <Dialog
      {...frame}
      title={t('aha.spentTitle')}
      actions={
        <Button size="large" data-autofocus onClick={onClose}>
          {t('aha.spentUnderstood')}
        </Button>
      }
    >
      {t('aha.spentText', { sent: shown.sent, left: shown.left })}
    </Dialog>
  )
}
