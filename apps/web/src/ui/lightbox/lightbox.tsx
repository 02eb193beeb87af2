import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs'
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useFocusReturn } from '../overlay/use-focus-return.ts'
import { useScrollLock } from '../overlay/use-scroll-lock.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import classes from './lightbox.module.css'
import { usePictureView } from './use-picture-view.ts'

const LAYER = 1150
const transition = { transition: 'fade', duration: 160, timingFunction: 'ease-out' } as const

export interface LightboxWords {
  title: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
}

interface LightboxProps {
  pictures: readonly { src: string; alt: string }[]
  /** The place of the picture shown, from 0; undefined while closed. */
  shown: number | undefined
  onShow: (place: number) => void
  onClose: () => void
  words: LightboxWords
}

/** Pictures in full: arrows or a swipe turn, a double click, the wheel or two fingers zoom. */
export function Lightbox({ pictures, shown, onShow, onClose, words }: LightboxProps) {
  const opened = shown !== undefined
  useScrollLock(opened)
  useFocusReturn(opened)
  return (
    <ThemeProvider>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        fullScreen
        zIndex={LAYER}
        transitionProps={transition}
        lockScroll={false}
        returnFocus={false}
        classNames={{ content: classes.content, body: classes.body }}
      >
        <Modal.Content aria-label={words.title}>
          {opened && (
            <Stage pictures={pictures} shown={shown} onShow={onShow} onClose={onClose} words={words} />
          )}
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  )
}

function Stage({ pictures, shown, onShow, onClose, words }: LightboxProps & { shown: number }) {
  const picture = pictures[shown]
  const turn = (by: number) => {
    const place = shown + by
    if (place >= 0 && place < pictures.length) onShow(place)
  }
  const { stage, style, zoomIn, zoomOut, isZoomed } = usePictureView(shown, turn)
  const acts: Record<string, () => void> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => acts[event.key]?.())
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  if (!picture) return null
  return (
    <div className={classes.room}>
      <div className={classes.bar}>
        <span className={classes.count} aria-live="polite">
          {pictures.length > 1 && `${shown + 1} / ${pictures.length}`}
        </span>
        <IconButton label={words.zoomOut} disabled={!isZoomed} onClick={zoomOut}>
          <IconZoomOut size={20} />
        </IconButton>
        <IconButton label={words.zoomIn} onClick={zoomIn}>
          <IconZoomIn size={20} />
        </IconButton>
        <IconButton label={words.close} data-autofocus onClick={onClose}>
          <IconX size={22} />
        </IconButton>
      </div>
      <div ref={stage} className={classes.stage} data-zoomed={isZoomed || undefined}>
        <img
          className={classes.picture}
          src={picture.src}
          alt={picture.alt}
          style={style}
          draggable={false}
        />
      </div>
      {shown > 0 && (
        <IconButton label={words.previous} className={classes.previous} onClick={() => turn(-1)}>
          <IconChevronLeft size={26} />
        </IconButton>
      )}
      {shown < pictures.length - 1 && (
        <IconButton label={words.next} className={classes.next} onClick={() => turn(1)}>
          <IconChevronRight size={26} />
        </IconButton>
      )}
    </div>
  )
}
