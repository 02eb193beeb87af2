import { localPath } from '../../platform/routing/local-path.ts'
import type { Visit } from '../../platform/routing/route-entry.ts'

/** A shared link leads anywhere on this site, and nowhere else. */
export const toSharedPath = ({ search }: Visit): string => localPath(search.redirect) ?? '/404'

export const notSupported = (): string => '/notSupportedAccess'
