import { isPlatformAdministrator, type Viewer } from '../../identity/public.ts'
import { holdsRole } from '../../membership/public.ts'

/** Keys to all records of an enterprise are for those who run it. */
export const canManageCredentials = (viewer: Pick<Viewer, 'roles' | 'enterprise'>): boolean =>
  isPlatformAdministrator(viewer) ||
  holdsRole(viewer, 'enterprise_admin', { kind: 'enterprise', id: viewer.enterprise.id })
