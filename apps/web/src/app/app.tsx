import { RouterProvider } from '@tanstack/react-router'
import '../ui/theme/theme.css'
import type { StartedApp } from './start-app.ts'

export function App({ router }: Pick<StartedApp, 'router'>) {
  return <RouterProvider router={router} />
}
