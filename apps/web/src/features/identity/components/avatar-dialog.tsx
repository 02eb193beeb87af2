import { changeAvatar } from '@fairlead/contract/identity/settings.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { updateUserInfo } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type Crop, centred, dragged, placeOf } from '../crop.ts'
import { settingsText } from '../settings/settings.text.ts'
import classes from './avatar-dialog.module.css'

const SIDE = 512
const QUALITY = 0.9

interface AvatarDialogProps {
  picture: ImageBitmap
  onClose: () => void
  onChanged: () => void
}

/** The part of a picture that becomes one's face here: dragged by hand, or moved with the sliders. */
export function AvatarDialog({ picture, onClose, onChanged }: AvatarDialogProps) {
  const t = useText(settingsText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState<Crop>(centred)
  useEffect(() => {
    const place = placeOf(picture.width, picture.height, SIDE, crop)
    const context = canvas.current?.getContext('2d')
    if (!context) return
    // A picture with holes in it gets a ground, because what is kept has none.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, SIDE, SIDE)
    context.drawImage(picture, place.x, place.y, place.width, place.height)
  }, [picture, crop])
  const saving = useMutation({
    mutationFn: async () => {
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.current ? canvas.current.toBlob(resolve, 'image/jpeg', QUALITY) : resolve(null),
      )
      if (!blob) throw new Error('the canvas gave no picture')
      return call(changeAvatar, {}, { silent: true, file: blob })
    },
    onSuccess: (userInfo) => {
      updateUserInfo(userInfo)
      onChanged()
    },
  })
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return
    const scale = SIDE / event.currentTarget.clientWidth
    setCrop(dragged(crop, picture, SIDE, { x: event.movementX * scale, y: event.movementY * scale }))
  }
  const failure = explainFailure(saving.error, t('page.unreachable'))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('avatar.title')}
      actions={
        <>
          <Button onClick={() => saving.mutate()} loading={saving.isPending}>
            {t('avatar.use')}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t('page.cancel')}
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        className={classes.canvas}
        width={SIDE}
        height={SIDE}
        role="img"
        aria-label={t('avatar.drag')}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className={classes.sliders}>
        {(
          [
            ['zoom', 1, 4],
            ['across', -1, 1],
            ['down', -1, 1],
          ] as const
        ).map(([part, min, max]) => (
          <label key={part} className={classes.slider}>
            <span>{t(`avatar.${part}`)}</span>
            <input
              type="range"
              min={min}
              max={max}
              step={0.02}
              value={crop[part]}
              onChange={(event) => setCrop({ ...crop, [part]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  )
}
