import type { Role } from '@fairlead/contract/primitives/standing.ts'
import type { Viewer } from '../identity/public.ts'

/** Where a role counts: `{ kind: 'community', id: 3 }`. */
export interface RoleScope {
  kind: string
  id: number
}

/** Roles count where they were given and nowhere else. */
export const holdsRole = ({ roles }: Pick<Viewer, 'roles'>, role: Role, { kind, id }: RoleScope): boolean =>
  roles.some((held) => held.role === role && held.scopeKind === kind && held.scopeId === id)
