import type { RouteEntry, Visit } from '../platform/routing/route-entry.ts'

/** Pages on which nobody is expected to be signed in: there an ended session is no news. */
const doorPaths = ['/login', '/register', '/forgotpassword', '/modifypassword']

export const isDoor = (path: string): boolean => doorPaths.includes(path.toLowerCase())

export interface Arrival extends Visit {
  /** The desktop client of Feishu signs people in by itself. */
  inFeishuOnDesktop: boolean
}

/** Where to sign in, with the way back. */
export const signInPath = ({ href, inFeishuOnDesktop, isBuilt }: Arrival): string => {
  const door = inFeishuOnDesktop && isBuilt('/feishu-app') ? '/feishu-app' : '/login'
  return `${door}?${new URLSearchParams({ redirect: href })}`
}

/** Where this visitor goes instead of the route's screen. */
export const elsewhere = (entry: RouteEntry, arrival: Arrival): string | undefined =>
  entry.access === 'required' && !arrival.signedIn ? signInPath(arrival) : entry.redirect?.(arrival)
