import { useText } from '../../../platform/i18n/use-text.ts'
import { LeaveGuard } from './leave-guard.tsx'
import classes from './upload-list.module.css'
import { UploadRow } from './upload-row.tsx'
import { UploadTile } from './upload-tile.tsx'
import { UploadTurnedAway } from './upload-turned-away.tsx'
import { uploadsText } from './uploads.text.ts'
import type { Uploads } from './use-uploads.ts'

/** Everything a form is uploading: what is on its way in rows, pictures that have arrived as tiles. Warns before leaving. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useText(uploadsText)
  const { items, turnedAway, isBusy } = uploads
  const isTile = (item: (typeof items)[number]) => item.status === 'done' && item.preview !== undefined
  const tiles = items.filter(isTile)
  const rows = items.filter((item) => !isTile(item))
  return (
    <>
      <LeaveGuard isBusy={isBusy} />
      {turnedAway.length > 0 && <UploadTurnedAway files={turnedAway} onHide={uploads.hideTurnedAway} />}
      {tiles.length > 0 && (
        <ul className={classes.tiles} aria-label={t('upload.list')}>
          {tiles.map((item) => (
            <UploadTile key={item.id} item={item} onRemove={uploads.remove} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ul className={classes.rows} aria-label={t('upload.list')}>
          {rows.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  )
}
