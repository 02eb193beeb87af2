import { isPlatformAdministrator, type Viewer } from '../identity/public.ts'

/** Administrators look after their own enterprise, those of the platform after every one. */
export const canAdminister = (viewer: Pick<Viewer, 'roles' | 'enterprise'>, enterpriseId: number): boolean =>
  enterpriseId === viewer.enterprise.id || isPlatformAdministrator(viewer)
