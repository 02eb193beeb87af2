import { Modal } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { FormEvent, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import classes from './form-dialog.module.css'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'

const LAYER = 1090
const WIDTH = 560
const transition = { transition: 'pop', duration: 160, timingFunction: 'ease-out' } as const

interface FormDialogProps {
  opened: boolean
  onClose: () => void
  onSubmit: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Its buttons; the one of type `submit` sends the form. */
  actions: ReactNode
}

/** A short form over the page: in the middle on a desk, a sheet on a phone. */
export function FormDialog({
  opened,
  onClose,
  onSubmit,
  title,
  closeLabel,
  children,
  actions,
}: FormDialogProps) {
  useScrollLock(opened)
  useFocusReturn(opened)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <ThemeProvider>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        size={WIDTH}
        centered
        zIndex={LAYER}
        transitionProps={transition}
        lockScroll={false}
        returnFocus={false}
        classNames={{ inner: classes.inner, content: classes.content }}
      >
        <Modal.Overlay className={classes.veil} />
        <Modal.Content>
          <form className={classes.form} onSubmit={submit} noValidate>
            <div className={classes.head}>
              <Modal.Title className={classes.title}>{title}</Modal.Title>
              <IconButton label={closeLabel} onClick={onClose}>
                <IconX size={20} />
              </IconButton>
            </div>
            <div className={classes.body}>{children}</div>
            <div className={classes.actions}>{actions}</div>
          </form>
        </Modal.Content>
      </Modal.Root>
    </ThemeProvider>
  )
}
