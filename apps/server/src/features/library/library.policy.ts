import type { Viewer } from '../identity/public.ts'
import { holdsRole } from '../membership/public.ts'

export interface AudienceScope {
  kind: 'everyone' | 'enterprise' | 'department' | 'class'
  id: number
  /** Where the scope lies; 0 for everyone. */
  enterpriseId: number
}

/** The enterprises a resource is kept for; null when it is for all of them. */
export const keptFor = (audience: readonly AudienceScope[]): number[] | null =>
  audience.some(({ kind }) => kind === 'everyone')
    ? null
    : [...new Set(audience.map(({ enterpriseId }) => enterpriseId))]

/** Within those, the groups a reader must be in one of; none when nobody asks for that. */
export const groupsIn = (audience: readonly AudienceScope[]) =>
  audience.every(({ kind }) => kind === 'everyone' || kind === 'enterprise')
    ? []
    : audience.flatMap(({ kind, id }) => (kind === 'everyone' ? [] : [{ kind, id }]))

type Author = Pick<Viewer, 'roles'> & { enterprise: { id: number } }

/** Authors and administrators look at what is for their enterprise; those of the platform at everything. */
export const canPreview = (viewer: Author, enterpriseIds: readonly number[] | null): boolean => {
  if (viewer.roles.some(({ role }) => role === 'platform_admin')) return true
  const own = { kind: 'enterprise', id: viewer.enterprise.id }
  const isAuthor = holdsRole(viewer, 'author', own) || holdsRole(viewer, 'enterprise_admin', own)
  return isAuthor && (enterpriseIds === null || enterpriseIds.includes(own.id))
}
