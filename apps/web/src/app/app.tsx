import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import type { StartedApp } from './start-app.ts'

export function App({ router, queryClient }: Pick<StartedApp, 'router' | 'queryClient'>) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>
  )
}
