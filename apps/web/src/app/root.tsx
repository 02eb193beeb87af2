import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useQueryMemory } from '../platform/query/query-memory.ts'
import { useArrivalFocus } from './arrival-focus.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { usePageTitle } from './page-title.ts'
import { Toaster } from './toaster.tsx'

/** Around every page, with or without a top bar. */
export function Root() {
  usePageTitle()
  useArrivalFocus()
  const { client, generation } = useQueryMemory()
  return (
    <>
      <NavigationProgress />
      {/* Everything on the page belongs to one identity: for another one it begins anew. */}
      <QueryClientProvider key={generation} client={client}>
        <Outlet />
      </QueryClientProvider>
      <OfflineNotice />
      <Toaster />
    </>
  )
}
