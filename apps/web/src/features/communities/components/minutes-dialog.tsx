import { uploadMinutes } from '@fairlead/contract/communities/communities.endpoints.ts'
import { MINUTES_TEXT_MAX, MINUTES_TITLE_MAX } from '@fairlead/contract/communities/communities.schema.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'

interface MinutesDialogProps {
  groupId: number
  opened: boolean
  onClose: () => void
}

export function MinutesDialog({ groupId, opened, onClose }: MinutesDialogProps) {
  const t = useText(communitiesText)
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const lengths = { title: graphemeLength(title.trim()), content: graphemeLength(content.trim()) }
  const isReady =
    lengths.title > 0 &&
    lengths.content > 0 &&
    lengths.title <= MINUTES_TITLE_MAX &&
    lengths.content <= MINUTES_TEXT_MAX
  const upload = useCommunityAction({
    act: () => call(uploadMinutes, { groupId, title, content }, { silent: true }),
    said: () => t('work.uploaded'),
    onDone: () => {
      setTitle('')
      setContent('')
      onClose()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => isReady && upload.mutate(undefined)}
      title={t('work.upload')}
      closeLabel={t('work.cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('work.cancel')}
          </Button>
          <Button type="submit" loading={upload.isPending} disabled={!isReady}>
            {t('work.send')}
          </Button>
        </>
      }
    >
      <CountedField
        label={t('work.minutesTitle')}
        value={title}
        onChange={setTitle}
        length={lengths.title}
        max={MINUTES_TITLE_MAX}
        error={explainFailure(upload.error, t('form.failed'))}
        autoFocus
      />
      <CountedField
        label={t('work.minutesText')}
        placeholder={t('work.minutesPlaceholder')}
        value={content}
        onChange={setContent}
        length={lengths.content}
        max={MINUTES_TEXT_MAX}
        multiline
      />
    </FormDialog>
  )
}
