import type { EnterpriseKey } from './demo-types.ts'

/** Codes to type when registering: one that works, one used up, one that has run out. */
export const demoInvitations: readonly {
  code: string
  enterprise: EnterpriseKey
  usesLeft: number
  daysLeft: number
}[] = [
  { code: 'YUNFAN2026', enterprise: 'yunfan', usesLeft: 500, daysLeft: 60 },
  { code: 'CHANGHE1', enterprise: 'changhe', usesLeft: 0, daysLeft: 60 },
  { code: 'CHENGHAI25', enterprise: 'chenghai', usesLeft: 10, daysLeft: -1 },
]
