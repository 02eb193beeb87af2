import { Drawer as MantineDrawer } from '@mantine/core'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import classes from './drawer.module.css'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'

const LAYER = 1024
const transition = { transition: 'slide-left', duration: 200, timingFunction: 'ease-out' } as const

interface DrawerProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  footer?: ReactNode
  /** The element that scrolls, for lists that load as one goes. */
  scrollRef?: Ref<HTMLDivElement>
  /** Off while a dialog lies on top, so that Esc closes only that one. */
  closeOnEscape?: boolean
}

/** From the right on a desk; on a phone a page of its own with a way back. */
export function Drawer({
  opened,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  scrollRef,
  closeOnEscape,
}: DrawerProps) {
  useScrollLock(opened)
  useFocusReturn(opened)
  return (
    <ThemeProvider>
      <MantineDrawer.Root
        opened={opened}
        onClose={onClose}
        position="right"
        size="min(694px, 100vw)"
        zIndex={LAYER}
        transitionProps={transition}
        closeOnEscape={closeOnEscape ?? true}
        lockScroll={false}
        returnFocus={false}
        classNames={{ content: classes.content }}
      >
        <MantineDrawer.Overlay className={classes.veil} />
        <MantineDrawer.Content>
          <div className={classes.header}>
            <span className={classes.back}>
              <IconButton label={closeLabel} onClick={onClose}>
                <IconChevronLeft size={22} />
              </IconButton>
            </span>
            <MantineDrawer.Title className={classes.title}>{title}</MantineDrawer.Title>
            <span className={classes.close}>
              <IconButton label={closeLabel} onClick={onClose}>
                <IconX size={20} />
              </IconButton>
            </span>
          </div>
          <div className={classes.body} ref={scrollRef}>
            {children}
          </div>
          {footer && <div className={classes.footer}>{footer}</div>}
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </ThemeProvider>
  )
}
