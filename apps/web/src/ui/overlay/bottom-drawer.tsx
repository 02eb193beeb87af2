import { Drawer as MantineDrawer } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import classes from './bottom-drawer.module.css'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'

const LAYER = 1024
const transition = { transition: 'slide-up', duration: 200, timingFunction: 'ease-out' } as const

interface BottomDrawerProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer: ReactNode
  /** Off while a dialog lies on top, so that Esc closes only that one. */
  closeOnEscape?: boolean
}

/** A desk to write at: rises from below and takes nearly the whole height. */
export function BottomDrawer(props: BottomDrawerProps) {
  const { opened, onClose, title, closeLabel, children, footer, closeOnEscape = true } = props
  useScrollLock(opened)
  useFocusReturn(opened)
  return (
    <ThemeProvider>
      <MantineDrawer.Root
        opened={opened}
        onClose={onClose}
        position="bottom"
        size="95%"
        zIndex={LAYER}
        transitionProps={transition}
        closeOnEscape={closeOnEscape}
        lockScroll={false}
        returnFocus={false}
        classNames={{ content: classes.content }}
      >
        <MantineDrawer.Overlay className={classes.veil} />
        <MantineDrawer.Content>
          <div className={classes.header}>
            <div className={classes.measure}>
              <MantineDrawer.Title className={classes.title}>{title}</MantineDrawer.Title>
              <IconButton label={closeLabel} onClick={onClose}>
                <IconX size={20} />
              </IconButton>
            </div>
          </div>
          <div className={classes.body}>
            <div className={classes.column}>{children}</div>
          </div>
          <div className={classes.footer}>
            <div className={classes.measure}>{footer}</div>
          </div>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </ThemeProvider>
  )
}
