import type { CardOffer, CardState, TrialOffer } from '@fairlead/contract/membership/cards.schema.ts'

export interface CardFacts {
  isUsed: boolean
  isReceived: boolean
  /** Past its day, or its batch was taken back. */
  isExpired: boolean
}

interface CardDates {
  usedAt: Date | null
  receivedBy: number | null
  expiresAt: Date
  revokedAt: Date | null
}

export const cardFacts = (card: CardDates, now: Date): CardFacts => ({
  isUsed: card.usedAt !== null,
  isReceived: card.receivedBy !== null,
  isExpired: card.expiresAt <= now || card.revokedAt !== null,
})

export const cardState = ({ isUsed, isReceived, isExpired }: CardFacts): CardState => {
  if (isUsed) return 'used'
  if (isExpired) return 'expired'
  return isReceived ? 'received' : 'available'
}

export interface CardViewerFacts {
  isSignedIn: boolean
  isHolder: boolean
  enterprise: 'own' | 'other-identity' | 'other'
  /** Has what the card brings, without an end. */
  hasRightsForGood: boolean
}

/** The card's own state comes first: nobody is sent elsewhere for a card that is of no use there either. */
export const cardOffer = (card: CardFacts, viewer: CardViewerFacts): CardOffer => {
  const state = cardState(card)
  if (state === 'used' || state === 'expired') return state
  if (state === 'received' && !viewer.isHolder) return 'taken'
  if (!viewer.isSignedIn) return 'sign-in'
  if (viewer.enterprise === 'other-identity') return 'switch-identity'
  if (viewer.enterprise === 'other') return 'other-enterprise'
  if (viewer.hasRightsForGood) return 'not-needed'
  return state === 'received' ? 'redeem' : 'receive'
}

export const trialOffer = (viewer: {
  isGuest: boolean
  phoneVerified: boolean
  isPhoneUsed: boolean
}): TrialOffer => {
  if (!viewer.isGuest) return 'not-needed'
  if (!viewer.phoneVerified) return 'needs-phone'
  return viewer.isPhoneUsed ? 'used' : 'open'
}
