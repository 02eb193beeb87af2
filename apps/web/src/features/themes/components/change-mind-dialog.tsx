import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import { CHANGE_REASON_MAX, type Side } from '@fairlead/contract/themes/themes.schema.ts'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { themesText } from '../themes.text.ts'
import { usePickSide } from '../use-pick-side.ts'

interface ChangeMindDialogProps {
  themeId: number
  to: Side
  opened: boolean
  onClose: () => void
}

export function ChangeMindDialog({ themeId, to, opened, onClose }: ChangeMindDialogProps) {
  const t = useText(themesText)
  const [reason, setReason] = useState('')
  const length = graphemeLength(reason.trim())
  const change = usePickSide(themeId, () => {
    setReason('')
    onClose()
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => length <= CHANGE_REASON_MAX && change.mutate({ sideType: to, reason })}
      title={t('debate.changeTitle')}
      closeLabel={t('debate.cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('debate.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending} disabled={length > CHANGE_REASON_MAX}>
            {t('debate.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('debate.changeNote')}</p>
      <CountedField
        label={t('debate.reason')}
        placeholder={t('debate.reasonPlaceholder')}
        value={reason}
        onChange={setReason}
        length={length}
        max={CHANGE_REASON_MAX}
        error={change.isError ? t('debate.failed') : undefined}
        multiline
        autoFocus
      />
    </FormDialog>
  )
}
