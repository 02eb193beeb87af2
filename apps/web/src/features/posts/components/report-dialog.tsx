import { reportContent } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { REPORT_NOTE_MAX, type ReportReason } from '@fairlead/contract/moderation/moderation.schema.ts'
import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { postsText } from '../posts.text.ts'
import classes from './post-menu.module.css'

const reasons = ['spam', 'offensive', 'confidential', 'false', 'other'] as const satisfies ReportReason[]

interface ReportDialogProps {
  post: LeafPost
  opened: boolean
  onClose: () => void
}

export function ReportDialog({ post, opened, onClose }: ReportDialogProps) {
  const t = useText(postsText)
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (why: ReportReason) =>
      call(reportContent, { targetKind: 'post', targetId: post.ugcId, reason: why, note }),
    onSuccess: () => {
      onClose()
      setReason(null)
      setNote('')
      showToast(t('report.thanks'))
    },
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('report.title')}
      actions={
        <>
          <Button variant="outlined" size="large" onClick={onClose}>
            {t('menu.cancel')}
          </Button>
          <Button
            size="large"
            disabled={reason === null}
            loading={isPending}
            onClick={() => reason && mutate(reason)}
          >
            {t('menu.report')}
          </Button>
        </>
      }
    >
      <fieldset className={classes.reasons}>
        <legend className={classes.unseen}>{t('report.title')}</legend>
        {reasons.map((value) => (
          <label key={value} className={classes.reason}>
            <input
              type="radio"
              name={`report-${post.ugcId}`}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
            {t(`report.${value}`)}
          </label>
        ))}
      </fieldset>
      <TextArea
        aria-label={t('report.note')}
        placeholder={t('report.note')}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        rows={2}
      />
    </Dialog>
  )
}
