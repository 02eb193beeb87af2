import { Outlet } from '@tanstack/react-router'
import { useSession } from '../../platform/session/session.ts'
import { GroupChatEntry } from '../../platform/sharing/suite-entries.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import classes from './embedded-shell.module.css'
import { MainNavigation } from './main-navigation.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import shell from './shell.module.css'

/** The frame inside a workplace suite: its bar is above us, so the ways lie in the gutter and, on a phone, below. */
export function EmbeddedShell() {
  const session = useSession()
  return (
    <>
      {session && (
        <aside className={classes.gutter}>
          <AvatarMenu userInfo={session.userInfo} compact />
          <MainNavigation look={classes} />
          <GroupChatEntry />
        </aside>
      )}
      <main id="main" tabIndex={-1} className={shell.wrap}>
        <Outlet />
      </main>
      {session && <PhoneTabs />}
    </>
  )
}
