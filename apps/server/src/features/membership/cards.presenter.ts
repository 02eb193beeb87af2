import type { Card, TierOverview } from '@fairlead/contract/membership/cards.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { showCardCode } from './card-code.ts'
import { cardFacts, cardState } from './cards.policy.ts'
import type { CardRow } from './cards.repository.ts'
import type { RightsRepository } from './rights.repository.ts'

export interface Reader {
  language: Language
  now: Date
}

export const presentCard = (
  card: CardRow,
  enterpriseName: LocalizedText | undefined,
  { language, now }: Reader,
): Card => ({
  code: showCardCode(card.code),
  kind: card.kind,
  name: inLanguage(card.name, language),
  days: card.days,
  state: cardState(cardFacts(card, now)),
  enterpriseName: enterpriseName ? inLanguage(enterpriseName, language) : '',
  expiresAt: card.expiresAt.toISOString(),
  receivedAt: card.receivedAt?.toISOString() ?? null,
  usedAt: card.usedAt?.toISOString() ?? null,
})

type TypeRow = Awaited<ReturnType<RightsRepository['listTypes']>>[number]

export const presentTier = (type: TypeRow, language: Language): TierOverview => ({
  typeId: type.id,
  tier: type.tier,
  name: inLanguage(type.name, language),
  isGuest: type.isGuest,
  freeChancesPerMonth: type.freeChancesPerMonth,
  ahaQuota: type.ahaQuota,
  createsDiscussions: type.createsDiscussions,
  createsCommunities: type.createsCommunities,
  customThemes: type.customThemes,
})
