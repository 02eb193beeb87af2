import { joinCommunity } from '@fairlead/contract/communities/communities.endpoints.ts'
import { JOIN_REASON_MAX } from '@fairlead/contract/communities/communities.schema.ts'
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

interface ApplyDialogProps {
  munityId: number
  name: string
  /** From an invitation, when there is one. */
  code?: string
  opened: boolean
  onClose: () => void
}

export function ApplyDialog({ munityId, name, code, opened, onClose }: ApplyDialogProps) {
  const t = useText(communitiesText)
  const [reason, setReason] = useState('')
  const length = graphemeLength(reason.trim())
  const apply = useCommunityAction({
    act: () => call(joinCommunity, { munityId, reason, code }, { silent: true }),
    said: ({ joinState }) => t(joinState === 'pending' ? 'head.applied' : 'head.joined'),
    onDone: () => {
      setReason('')
      onClose()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => apply.mutate(undefined)}
      title={t('apply.title', { name })}
      closeLabel={t('apply.cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('apply.cancel')}
          </Button>
          <Button type="submit" loading={apply.isPending} disabled={length > JOIN_REASON_MAX}>
            {t('apply.send')}
          </Button>
        </>
      }
    >
      <CountedField
        label={t('apply.reason')}
        placeholder={t('apply.placeholder')}
        value={reason}
        onChange={setReason}
        length={length}
        max={JOIN_REASON_MAX}
        error={explainFailure(apply.error, t('form.failed'))}
        multiline
        autoFocus
      />
    </FormDialog>
  )
}
