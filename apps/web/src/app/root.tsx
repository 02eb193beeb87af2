import { Outlet } from '@tanstack/react-router'
import { useArrivalFocus } from './arrival-focus.ts'

import { NavigationProgress } from './navigation-progress.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { usePageTitle } from './page-title.ts'
import { Toaster } from './toaster.tsx'

/** Around every page, with or without a top bar. */
export function Root() {
  usePageTitle()
  useArrivalFocus()
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <OfflineNotice />
      <Toaster />
    </>
  )
}
