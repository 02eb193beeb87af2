import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import type { UploadItem } from './upload-item.ts'
import classes from './upload-list.module.css'
import { isWorthRetrying } from './upload-trouble.ts'
import { uploadsText } from './uploads.text.ts'
import { useUploadWords } from './use-upload-words.ts'
import type { Uploads } from './use-uploads.ts'

interface UploadRowProps {
  item: UploadItem
  uploads: Pick<Uploads, 'pause' | 'resume' | 'retry' | 'remove'>
}

export function UploadRow({ item, uploads }: UploadRowProps) {
  const t = useText(uploadsText)
  const words = useUploadWords()
  const { id, name, status, percent, preview, trouble } = item
  const Icon = /\.mp4$/i.test(name) ? IconMovie : IconFile
  const mayRetry = status === 'failed' && trouble !== undefined && isWorthRetrying(trouble)
  return (
    <li className={classes.row} data-status={status}>
      <span className={classes.thumb}>
        {preview ? <Picture src={preview} alt={t('upload.previewOf', { name })} /> : <Icon size={22} />}
      </span>
      <span className={classes.facts}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={classes.state}>{words.stateOf(item)}</span>
        {(mayRetry || (status !== 'done' && status !== 'failed')) && (
          <progress
            className={classes.bar}
            aria-label={t('upload.progressOf', { name })}
            value={percent}
            max={100}
          />
        )}
      </span>
      <span className={classes.actions}>
        {(status === 'sending' || status === 'waiting') && (
          <IconButton label={t('upload.pause', { name })} onClick={() => uploads.pause(id)}>
            <IconPlayerPause size={18} />
          </IconButton>
        )}
        {status === 'paused' && (
          <IconButton label={t('upload.resume', { name })} onClick={() => uploads.resume(id)}>
            <IconPlayerPlay size={18} />
          </IconButton>
        )}
        {mayRetry && (
          <IconButton label={t('upload.retry', { name })} onClick={() => uploads.retry(id)}>
            <IconRefresh size={18} />
          </IconButton>
        )}
        <IconButton label={t('upload.remove', { name })} onClick={() => uploads.remove(id)}>
          <IconX size={18} />
        </IconButton>
      </span>
      {trouble && status === 'failed' && (
        <p className={classes.trouble} role="alert">
          {words.explain(trouble)}
        </p>
      )}
    </li>
  )
}
