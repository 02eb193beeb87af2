import { RouterProvider } from '@tanstack/react-router'
import { ThemeProvider } from '../ui/theme/theme-provider.tsx'
import type { StartedApp } from './start-app.ts'

export function App({ router }: Pick<StartedApp, 'router'>) {
  return (
    <ThemeProvider>
      <RouterProvider router={router} />
    </ThemeProvider>
  )
}
