import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { UploadItem } from './upload-item.ts'
import classes from './upload-list.module.css'
import { uploadsText } from './uploads.text.ts'

interface UploadTileProps {
  item: UploadItem
  onRemove: (id: string) => void
}

/** A picture that has arrived. */
export function UploadTile({ item: { id, name, preview = '' }, onRemove }: UploadTileProps) {
  const t = useText(uploadsText)
  const label = t('upload.remove', { name })
  return (
    <li className={classes.tile}>
      <Picture src={preview} alt={t('upload.previewOf', { name })} />
      <button
        type="button"
        className={classes.removeTile}
        aria-label={label}
        title={label}
        onClick={() => onRemove(id)}
      >
        <span>
          <IconX size={14} />
        </span>
      </button>
    </li>
  )
}
