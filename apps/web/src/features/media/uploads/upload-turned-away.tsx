import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { TurnedAway } from './upload-item.ts'
import classes from './upload-list.module.css'
import { uploadsText } from './uploads.text.ts'
import { useUploadWords } from './use-upload-words.ts'

interface UploadTurnedAwayProps {
  files: readonly TurnedAway[]
  onHide: (id: string) => void
}

/** Files that were not taken, each with its reason, until the person has read it. */
export function UploadTurnedAway({ files, onHide }: UploadTurnedAwayProps) {
  const t = useText(uploadsText)
  const { explain } = useUploadWords()
  return (
    <div role="alert">
      <ul className={classes.turnedAway}>
        {files.map(({ id, trouble }) => (
          <li key={id}>
            <span>{explain(trouble)}</span>
            <IconButton label={t('upload.hide')} onClick={() => onHide(id)}>
              <IconX size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}
