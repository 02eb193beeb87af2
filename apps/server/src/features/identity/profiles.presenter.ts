import type { Profile } from '@fairlead/contract/identity/profile.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { displayName } from './display-name.ts'
import type { MemberCard } from './member-card.ts'
import type { ProfileRow } from './profiles.repository.ts'
import type { Viewer } from './viewer.ts'

export const presentProfile = (
  viewer: Viewer,
  member: MemberCard,
  told: ProfileRow | undefined,
  language: Language,
): Profile => {
  const isOwn = member.enterpriseUserId === viewer.enterpriseUserId
  return {
    studentId: member.studentId,
    userId: member.userId,
    enterpriseUserId: member.enterpriseUserId,
    name: displayName(member, language),
    avatar: member.avatarUrl,
    tier: member.tier,
    tierName: inLanguage(member.tierName, language),
    isMentor: member.isMentor,
    enterpriseName: inLanguage(viewer.enterprise.name, language),
    department: inLanguage(member.department, language),
    position: inLanguage(member.position, language),
    bio: told?.bio ?? '',
    tags: told?.tags ?? [],
    hiddenTabs: isOwn ? [] : (told?.hiddenTabs ?? []),
    isOwn,
  }
}
