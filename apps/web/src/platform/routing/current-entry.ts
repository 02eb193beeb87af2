import { useRouterState } from '@tanstack/react-router'
import type { RouteEntry } from './route-entry.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    entry?: RouteEntry
  }
}

/** The line of the route table that the shown page stands on. */
export const useCurrentEntry = (): RouteEntry | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.entry })
