import type { Role } from '@fairlead/contract/primitives/standing.ts'
import { isPlatformAdministrator, type Viewer } from '../../identity/public.ts'

type Administrator = Pick<Viewer, 'userId' | 'roles'>

/** The person who is to be changed. */
interface Subject {
  userId: number
  roles: readonly { role: Role }[]
}

export type Verdict = 'yes' | 'oneself' | 'above'

const isAbove = (administrator: Administrator, roles: readonly Role[]): boolean =>
  roles.includes('platform_admin') && !isPlatformAdministrator(administrator)

/** Nobody shuts themselves out, and nobody those who run the platform, unless they do so too. */
export const maySuspend = (administrator: Administrator, subject: Subject): Verdict => {
  if (subject.userId === administrator.userId) return 'oneself'
  return isAbove(
    administrator,
    subject.roles.map(({ role }) => role),
  )
    ? 'above'
    : 'yes'
}

/** Only those who run the platform make others run it. */
export const mayGrant = (administrator: Administrator, role: Role): Verdict =>
  isAbove(administrator, [role]) ? 'above' : 'yes'

/** An administrator does not take that role from themselves, so that somebody is always left. */
export const mayRevoke = (administrator: Administrator, subject: Subject, role: Role): Verdict => {
  const keepsTheKeys = role === 'enterprise_admin' || role === 'platform_admin'
  if (keepsTheKeys && subject.userId === administrator.userId) return 'oneself'
  return mayGrant(administrator, role)
}
