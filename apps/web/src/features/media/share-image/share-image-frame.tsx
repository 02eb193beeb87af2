import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useCallback, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { downloadCanvas } from './download-canvas.ts'
import { drawShareCard, HEIGHT, WIDTH } from './draw-share-card.ts'
import { SHARE_STYLES, type ShareCard } from './share-card.ts'
import classes from './share-image.module.css'
import { shareImageText } from './share-image.text.ts'

export interface ShareImageProps {
  opened: boolean
  onClose: () => void
  card: ShareCard
  /** Name of the downloaded file, without its ending. */
  fileName: string
}

/** The same card in three looks to choose from; what is seen is what is downloaded. */
export function ShareImageFrame({ opened, onClose, card, fileName }: ShareImageProps) {
  const t = useText(shareImageText)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [place, setPlace] = useState(0)
  const style = SHARE_STYLES[place] ?? SHARE_STYLES[0]
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element
      const context = element?.getContext('2d')
      if (context && style) drawShareCard(context, card, style)
    },
    [card, style],
  )
  const turn = (by: number) => setPlace((now) => (now + by + SHARE_STYLES.length) % SHARE_STYLES.length)
  const download = async () => {
    const isSaved = canvas.current !== null && (await downloadCanvas(canvas.current, `${fileName}.png`))
    showToast(isSaved ? t('downloaded') : t('failed'))
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
          <Button onClick={() => void download()}>
            <IconDownload size={18} />
            {t('download')}
          </Button>
        </>
      }
    >
      <div className={classes.carousel}>
        <IconButton label={t('previous')} onClick={() => turn(-1)}>
          <IconChevronLeft size={22} />
        </IconButton>
        <canvas
          key={style?.name}
          ref={draw}
          width={WIDTH}
          height={HEIGHT}
          className={classes.picture}
          role="img"
          aria-label={t('picture', { place: place + 1, count: SHARE_STYLES.length, text: card.text })}
        />
        <IconButton label={t('next')} onClick={() => turn(1)}>
          <IconChevronRight size={22} />
        </IconButton>
      </div>
      <div className={classes.dots} aria-hidden="true">
        {SHARE_STYLES.map(({ name }, index) => (
          <span key={name} data-current={index === place || undefined} />
        ))}
      </div>
    </Dialog>
  )
}
