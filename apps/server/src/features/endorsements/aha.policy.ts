import { AHA_BONUS } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'

export type AhaMonth = {
  sent: number
  bonus: number
}

export type AhaBalance = {
  total: number
  reTimes: number
}

export const isUnlimited = (quota: number): boolean => quota >= AHA_UNLIMITED

export const ahaBalance = (quota: number, month: AhaMonth): AhaBalance => {
  if (isUnlimited(quota)) return { total: AHA_UNLIMITED, reTimes: AHA_UNLIMITED }
  const total = quota + month.bonus
  return { total, reTimes: Math.max(0, total - month.sent) }
}

/** The send that uses the last one brings a bonus, once a month. */
export const bonusFor = (quota: number, sentAfter: number, month: Pick<AhaMonth, 'bonus'>): number =>
  !isUnlimited(quota) && month.bonus === 0 && sentAfter === quota ? AHA_BONUS : 0
