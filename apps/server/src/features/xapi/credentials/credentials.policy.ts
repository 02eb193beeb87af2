import type { Viewer } from '../../identity/public.ts'

/** Keys to all records of an enterprise are for those who run it. */
export const canManageCredentials = ({ roles, enterprise }: Pick<Viewer, 'roles' | 'enterprise'>): boolean =>
  roles.some(
    ({ role, scopeKind, scopeId }) =>
      role === 'platform_admin' ||
      (role === 'enterprise_admin' && scopeKind === 'enterprise' && scopeId === enterprise.id),
  )
