import type { Debate } from '@fairlead/contract/themes/themes.schema.ts'

export interface Shares {
  red: number
  blue: number
}

/** Whole per cents that always make a hundred; half and half while nobody has chosen. */
export const sharesOf = ({ redNum, blueNum }: Pick<Debate, 'redNum' | 'blueNum'>): Shares => {
  const all = redNum + blueNum
  const red = all === 0 ? 50 : Math.round((redNum / all) * 100)
  return { red, blue: 100 - red }
}

const DAY_MS = 86_400_000

/** About how many days are left; 0 on the last one. */
export const daysLeft = (endTime: string, now = new Date()): number => {
  const left = new Date(endTime).getTime() - now.getTime()
  return left < DAY_MS ? 0 : Math.round(left / DAY_MS)
}
