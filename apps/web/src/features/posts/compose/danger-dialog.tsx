import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import classes from './compose.module.css'
import { composeText } from './compose.text.ts'
import type { RiskyText } from './use-risky-text.ts'

interface DangerDialogProps {
  risky: RiskyText | null
  onThinkAgain: () => void
  onGoOn: () => void
}

/** The server's warning, before a text with a risky word goes out. */
export function DangerDialog({ risky, onThinkAgain, onGoOn }: DangerDialogProps) {
  const t = useText(composeText)
  // Kept while the dialog fades out.
  const [shown, setShown] = useState(risky)
  if (risky && risky !== shown) setShown(risky)
  return (
    <Dialog
      opened={risky !== null}
      onClose={onThinkAgain}
      title={t('danger.title')}
      emblem={
        <span className={classes.danger}>
          <IconAlertTriangle size={30} />
        </span>
      }
      actions={
        <>
          <Button variant="outlined" size="large" data-autofocus onClick={onThinkAgain}>
            {t('danger.again')}
          </Button>
          <Button size="large" onClick={onGoOn}>
            {t('danger.go')}
          </Button>
        </>
      }
    >
      {shown?.warning}
    </Dialog>
  )
}
