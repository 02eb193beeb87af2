import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { displayName } from '../identity/public.ts'
import type { PersonCard } from './people.service.ts'

type Colleague = OutputOf<typeof findColleagues>['items'][number]

export const presentColleague = (card: PersonCard, language: Language): Colleague => ({
  enterpriseUserId: card.enterpriseUserId,
  userId: card.userId,
  studentId: card.studentId,
  userAvatarUrl: card.avatarUrl,
  realname: displayName(card, language),
  userName: card.latinName || card.realname,
  vipAvatar: card.tier,
  department: inLanguage(card.department, language),
  position: inLanguage(card.position, language),
})
