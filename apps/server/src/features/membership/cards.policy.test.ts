import { describe, expect, it } from 'vitest'
import { type CardFacts, type CardViewerFacts, cardOffer, cardState, trialOffer } from './cards.policy.ts'

const fresh: CardFacts = { isUsed: false, isReceived: false, isExpired: false }
const member: CardViewerFacts = {
  isSignedIn: true,
  isHolder: false,
  enterprise: 'own',
  hasRightsForGood: false,
}
const stranger: Partial<CardViewerFacts> = { isSignedIn: false, enterprise: 'other' }
const received = { isReceived: true }

describe('a card', () => {
  it.each([
    [{}, 'available'],
    [received, 'received'],
    [{ isExpired: true }, 'expired'],
    [{ ...received, isExpired: true }, 'expired'],
    [{ ...received, isUsed: true }, 'used'],
    [{ ...received, isUsed: true, isExpired: true }, 'used'],
  ] as const)('that is %o is %s', (facts, state) => {
    expect(cardState({ ...fresh, ...facts })).toBe(state)
  })

  it.each([
    [{}, {}, 'receive'],
    [received, { isHolder: true }, 'redeem'],
    [received, {}, 'taken'],
    [received, stranger, 'taken'],
    [{}, stranger, 'sign-in'],
    [{}, { enterprise: 'other' }, 'other-enterprise'],
    [{}, { enterprise: 'other-identity' }, 'switch-identity'],
    [{}, { hasRightsForGood: true }, 'not-needed'],
    [received, { isHolder: true, hasRightsForGood: true }, 'not-needed'],
    [{}, { enterprise: 'other', hasRightsForGood: true }, 'other-enterprise'],
    [{ isExpired: true }, {}, 'expired'],
    [{ isExpired: true }, stranger, 'expired'],
    [{ isExpired: true }, { enterprise: 'other-identity' }, 'expired'],
    [{ ...received, isUsed: true }, { isHolder: true }, 'used'],
    [{ ...received, isUsed: true }, stranger, 'used'],
  ] as const)('%o offers %o: %s', (card, viewer, offer) => {
    expect(cardOffer({ ...fresh, ...card }, { ...member, ...viewer })).toBe(offer)
  })
})

describe('the trial', () => {
  it.each([
    [true, true, false, 'open'],
    [true, true, true, 'used'],
    [true, false, false, 'needs-phone'],
    [true, false, true, 'needs-phone'],
    [false, true, false, 'not-needed'],
    [false, false, true, 'not-needed'],
  ] as const)('guest %s, phone %s, tried before %s: %s', (isGuest, phoneVerified, isPhoneUsed, offer) => {
    expect(trialOffer({ isGuest, phoneVerified, isPhoneUsed })).toBe(offer)
  })
})
