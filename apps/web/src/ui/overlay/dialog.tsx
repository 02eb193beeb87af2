import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import type { ReactNode } from 'react'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import classes from './dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'

const LAYER = 1100
const transition = { transition: 'pop', duration: 160, timingFunction: 'ease-out' } as const

interface DialogProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** A small drawing above the title. */
  emblem?: ReactNode
  actions: ReactNode
}

/** A question of one sentence: 372 wide on a desk, a sheet at the thumb on a phone. */
export function Dialog({ opened, onClose, title, children, emblem, actions }: DialogProps) {
  useScrollLock(opened)
  useFocusReturn(opened)
  return (
    <ThemeProvider>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        size={372}
        centered
        zIndex={LAYER}
        transitionProps={transition}
        lockScroll={false}
        returnFocus={false}
        classNames={{ inner: classes.inner, content: classes.content }}
      >
        <Modal.Overlay className={classes.veil} />
        <Modal.Content>
          <div className={classes.body}>
            {emblem && <div className={classes.emblem}>{emblem}</div>}
            <Modal.Title className={classes.title}>{title}</Modal.Title>
            {children && <div className={classes.text}>{children}</div>}
          </div>
          <div className={classes.actions}>{actions}</div>
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  )
}
