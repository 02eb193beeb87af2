import type { RouteEntry } from './route-entry.ts'

let built: ReadonlySet<string> = new Set()

/** The app says once which routes show a screen of their own; whoever wants to link there asks. */
export const declareBuiltRoutes = (entries: readonly RouteEntry[]): void => {
  const withScreen = entries.filter(({ screen }) => screen !== undefined)
  built = new Set(withScreen.map(({ path }) => path.toLowerCase()))
}

export const isBuilt = (path: string): boolean => built.has(path.toLowerCase())
