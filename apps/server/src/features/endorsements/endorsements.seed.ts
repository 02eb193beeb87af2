import { AHA_BONUS } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUnlimited } from './aha.policy.ts'
import { ahaEntries, ahaMonths, likes } from './endorsements.tables.ts'

export interface SeedReaction {
  targetKind: string
  targetId: number
  giver: number
  receiver: number
  at: Date
}

const CHUNK = 1000

export const seedLikes = async (database: Database, reactions: readonly SeedReaction[]): Promise<void> => {
  for (const part of chunks(reactions))
    await database.orm
      .insert(likes)
      .values(
        part.map(({ targetKind, targetId, giver, at }) => ({ targetKind, targetId, giver, givenAt: at })),
      )
}

/** Writes the ledger and the months that follow from it, so that what is left adds up for everybody. */
export const seedAhas = async (
  database: Database,
  calendar: Calendar,
  reactions: readonly SeedReaction[],
  quotaOf: (giver: number) => number,
): Promise<void> => {
  const entries = reactions.map(({ at, ...entry }) => ({
    ...entry,
    month: calendar.monthOf(at),
    givenAt: at,
  }))
  for (const part of chunks(entries)) await database.orm.insert(ahaEntries).values(part)
  const months = [...Map.groupBy(entries, ({ giver, month }) => `${giver}/${month}`).values()].flatMap(
    (spent) => {
      const [first] = spent
      if (!first) return []
      const quota = quotaOf(first.giver)
      const bonus = !isUnlimited(quota) && spent.length >= quota ? AHA_BONUS : 0
      return [{ giver: first.giver, month: first.month, sent: spent.length, bonus }]
    },
  )
  for (const part of chunks(months)) await database.orm.insert(ahaMonths).values(part)
}

const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, part) =>
    items.slice(part * CHUNK, (part + 1) * CHUNK),
  )
