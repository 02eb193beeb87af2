import { REASON_MAX } from '@fairlead/contract/moderation/moderation.schema.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import classes from './moderation.module.css'

interface ReasonDialogProps {
  title: string
  text: string
  fieldLabel: string
  confirm: string
  cancel: string
  isSending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

/** A step that needs its reason in words. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, fieldLabel, confirm, cancel, isSending, onConfirm, onClose, children } = props
  const [reason, setReason] = useState('')
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            size="large"
            loading={isSending}
            disabled={reason.trim() === ''}
            onClick={() => onConfirm(reason)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      <div className={classes.reasonField}>
        <TextArea
          data-autofocus
          aria-label={fieldLabel}
          placeholder={fieldLabel}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          rows={3}
        />
      </div>
    </Dialog>
  )
}
