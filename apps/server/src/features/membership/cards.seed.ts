import { demoCardBatches, demoUnlockedLessons } from '../../demo/cards.ts'
import type { DemoWorld } from '../../demo/demo-world.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { chanceMonths, unlockedLessons } from './access.tables.ts'
import { cardBatches, cards } from './cards.tables.ts'

const DAY_MS = 86_400_000
const RECEIVED_DAYS_AGO = 3

export const seedDemoCards = async (database: Database, world: DemoWorld): Promise<void> => {
  const daysFromNow = (days: number) => new Date(world.now.getTime() + days * DAY_MS)
  for (const { cards: inside, enterprise, expiresInDays, ...batch } of demoCardBatches) {
    const [row] = await database.orm
      .insert(cardBatches)
      .values({
        ...batch,
        enterpriseId: world.enterprise(enterprise),
        createdAt: daysFromNow(-90),
        expiresAt: daysFromNow(expiresInDays),
      })
      .returning({ id: cardBatches.id })
    if (!row) throw new Error('an insert returned no row')
    await database.orm.insert(cards).values(
      inside.map(({ code, holder, usedDaysAgo }) => ({
        batchId: row.id,
        code,
        receivedBy: holder ? world.member(holder, enterprise) : null,
        receivedAt: holder
          ? daysFromNow(-(usedDaysAgo ?? 0) - RECEIVED_DAYS_AGO - Math.max(0, -expiresInDays))
          : null,
        usedAt: usedDaysAgo ? daysFromNow(-usedDaysAgo) : null,
      })),
    )
  }
}

export const seedDemoChances = async (
  database: Database,
  calendar: Calendar,
  world: DemoWorld,
): Promise<void> => {
  const month = calendar.monthOf(world.now)
  for (const { login, codes } of demoUnlockedLessons) {
    const enterpriseUserId = world.member(login, 'personal')
    await database.orm.insert(chanceMonths).values({ enterpriseUserId, month, spent: codes.length })
    await database.orm
      .insert(unlockedLessons)
      .values(codes.map((lessonCode) => ({ enterpriseUserId, month, lessonCode, unlockedAt: world.now })))
  }
}
