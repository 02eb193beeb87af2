import type { Identity } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { MemberRow } from './enterprises.repository.ts'

export const presentIdentity = (
  member: MemberRow & { isCurrent: boolean },
  language: Language,
): Identity => ({
  enterpriseUserId: member.id,
  enterpriseId: member.enterprise_id,
  enterpriseName: inLanguage(member.enterprise_name, language),
  isPersonal: member.enterprise_is_default,
  isCurrent: member.isCurrent,
  department: member.department ? inLanguage(member.department, language) : '',
  position: inLanguage(member.position, language),
})
