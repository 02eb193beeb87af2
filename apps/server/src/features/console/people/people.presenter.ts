import type { HeldRole, ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'
import type { DepartmentRow, EnterpriseMemberRow, EnterpriseRow, PartRow } from '../../enterprises/public.ts'
import { displayName, type Viewer } from '../../identity/public.ts'
import type { MembershipRow } from '../../membership/public.ts'
import { mayRevoke, maySuspend } from './people.policy.ts'

export interface Account {
  id: number
  realname: string
  latinName: string
  avatarUrl: string
  phone: string | null
  email: string | null
}

/** What an enterprise's people belong to, for their names. */
export interface Places {
  enterprise: EnterpriseRow
  departments: readonly DepartmentRow[]
  classes: readonly PartRow[]
}

const maskPhone = (phone: string): string => phone.replace(/^(.{3}).*(.{4})$/, '$1****$2')
const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2')

export const scopeName = (
  { enterprise, classes }: Places,
  { scopeKind, scopeId }: { scopeKind: string; scopeId: number },
): LocalizedText => {
  if (scopeKind === 'enterprise' && scopeId === enterprise.id) return enterprise.name
  const known = scopeKind === 'class' && classes.find(({ id }) => id === scopeId)
  return known ? known.name : { en: `${scopeKind} ${scopeId}`, zh: `${scopeKind} ${scopeId}` }
}

export const presentManagedPerson = (
  viewer: Viewer,
  language: Language,
  places: Places,
  member: EnterpriseMemberRow,
  account: Account,
  held: MembershipRow,
): ManagedPerson => {
  const subject = { userId: member.userId, roles: held.roles }
  const nameIn = (rows: readonly PartRow[], wanted: number | null) => {
    const row = rows.find(({ id }) => id === wanted)
    return row ? inLanguage(row.name, language) : ''
  }
  const presentRole = (grant: { role: Role; scopeKind: string; scopeId: number }): HeldRole => ({
    ...grant,
    scopeName: inLanguage(scopeName(places, grant), language),
    canRevoke: mayRevoke(viewer, subject, grant.role) === 'yes',
  })
  return {
    enterpriseUserId: member.id,
    name: displayName(account, language),
    avatar: account.avatarUrl,
    phone: maskPhone(account.phone ?? ''),
    email: maskEmail(account.email ?? ''),
    studentId: member.studentId,
    departmentId: member.departmentId,
    department: nameIn(places.departments, member.departmentId),
    position: inLanguage(member.position, language),
    classId: member.enterpriseClassId,
    className: nameIn(places.classes, member.enterpriseClassId),
    tier: held.tier,
    tierName: inLanguage(held.name, language),
    roles: held.roles.map(presentRole),
    isSuspended: member.suspendedAt !== null,
    joinedAt: member.joinedAt.toISOString(),
    abilities: { canSuspend: maySuspend(viewer, subject) === 'yes' },
  }
}
