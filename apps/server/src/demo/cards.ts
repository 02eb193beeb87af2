import type { CardKind } from '@fairlead/contract/membership/cards.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseKey } from './demo-types.ts'

export interface DemoCardBatch {
  enterprise: EnterpriseKey
  kind: CardKind
  name: LocalizedText
  days: number
  /** From the moment of seeding; below 0 it is over. */
  expiresInDays: number
  cards: readonly { code: string; holder?: string; usedDaysAgo?: number }[]
}

/** A card in every state. Codes are easy to type on a phone. */
export const demoCardBatches: readonly DemoCardBatch[] = [
  {
    enterprise: 'personal',
    kind: 'benefit',
    name: { en: 'Autumn study card', zh: '秋季共学卡' },
    days: 30,
    expiresInDays: 60,
    cards: [{ code: 'DEMACARD3467' }, { code: 'DEMFCARD3467' }, { code: 'DEMRCARD3467', holder: 'sailor' }],
  },
  {
    enterprise: 'personal',
    kind: 'gift',
    name: { en: 'A week from a friend', zh: '朋友送的一周' },
    days: 7,
    expiresInDays: 20,
    cards: [{ code: 'DEMWCARD3467', holder: 'sailor', usedDaysAgo: 45 }],
  },
  {
    enterprise: 'personal',
    kind: 'grow_up',
    name: { en: 'Summer grow-up code', zh: '夏季成长码' },
    days: 14,
    expiresInDays: -12,
    cards: [{ code: 'DEMECARD3467', holder: 'sailor' }, { code: 'DEMXCARD3467' }],
  },
  {
    enterprise: 'yunfan',
    kind: 'grow_up',
    name: { en: 'Yunfan store managers', zh: '云帆店长成长码' },
    days: 90,
    expiresInDays: 120,
    cards: [{ code: 'YFANCARD3467' }, { code: 'YFAMCARD3467' }],
  },
]

/** What the guests have opened this month with their free chances. */
export const demoUnlockedLessons: readonly { login: string; codes: readonly string[] }[] = [
  { login: 'sailor', codes: ['better-one-on-ones-1'] },
  { login: 'sailor0', codes: ['feedback-four-steps-1', 'better-one-on-ones-2', 'expert-to-manager-2'] },
]
