import type { RouteEntry } from '@fairlead/web/src/platform/routing/route-entry.ts'
import { loadModules } from './load-modules.ts'

export interface RouteRow extends RouteEntry {
  /** The feature that owns the route. */
  feature: string
}

// A table of routes may also name the tabs a feature adds elsewhere; those are no routes.
const isRouteList = (entry: [string, unknown]): entry is [string, RouteEntry[]] =>
  entry[0].endsWith('Routes') && Array.isArray(entry[1])

/** Every route of the product, from the features' own tables. */
export const loadRoutes = async (): Promise<RouteRow[]> =>
  (await loadModules('apps/web/src/features/*/*.routes.ts')).flatMap(({ path, exports }) => {
    const feature = path.split('/').at(-2) ?? ''
    return Object.entries(exports)
      .filter(isRouteList)
      .flatMap(([, routes]) => routes.map((route) => ({ ...route, feature })))
  })

const stateOf = ({ screen, redirect }: RouteEntry): 'built' | 'redirect' | 'missing' =>
  screen ? 'built' : redirect ? 'redirect' : 'missing'

/** How many columns a terminal gives a text: a Chinese character takes two. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (/[\u1100-\uffe0]/.test(character) ? 2 : 1), 0)

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** The table as lines of text; the last line counts. */
export const describeRoutes = (routes: readonly RouteRow[]): string[] => {
  const rows = routes.map((route) => [
    stateOf(route),
    route.feature,
    route.path,
    route.access,
    `${route.title.en} · ${route.title.zh}`,
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))))
  const missing = routes.filter((route) => stateOf(route) === 'missing').length
  return [
    ...rows.map((row) => row.map((cell, column) => padded(cell, widths[column] ?? 0)).join('  ')),
    `built ${routes.length - missing}, missing ${missing}`,
  ]
}
