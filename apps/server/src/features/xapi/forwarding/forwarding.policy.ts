import type { Viewer } from '../../identity/public.ts'

/** The server itself connects to the address that is given, so only those who run the platform give one. */
export const canForward = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.some(({ role }) => role === 'platform_admin')
