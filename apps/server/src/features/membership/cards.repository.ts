import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { cardBatches, cards } from './cards.tables.ts'

export type CardBatchRow = typeof cardBatches.$inferSelect
export type NewCardBatch = Omit<typeof cardBatches.$inferInsert, 'id' | 'revokedAt'>

/** A card with what its batch says of it. */
export interface CardRow {
  id: number
  code: string
  receivedBy: number | null
  receivedAt: Date | null
  usedAt: Date | null
  enterpriseId: number
  kind: CardBatchRow['kind']
  name: LocalizedText
  days: number
  expiresAt: Date
  revokedAt: Date | null
}

export interface CardCounts {
  batchId: number
  total: number
  received: number
  used: number
}

const columns = {
  id: cards.id,
  code: cards.code,
  receivedBy: cards.receivedBy,
  receivedAt: cards.receivedAt,
  usedAt: cards.usedAt,
  enterpriseId: cardBatches.enterpriseId,
  kind: cardBatches.kind,
  name: cardBatches.name,
  days: cardBatches.days,
  expiresAt: cardBatches.expiresAt,
  revokedAt: cardBatches.revokedAt,
}

export const createCardsRepository = (database: Database) => {
  const select = () =>
    database.orm.select(columns).from(cards).innerJoin(cardBatches, eq(cardBatches.id, cards.batchId))

  return {
    async find(code: string): Promise<CardRow | undefined> {
      const [row] = await select().where(eq(cards.code, code))
      return row
    },

    /** Whoever else wants this card waits until we are done with it. Call inside a transaction. */
    async take(code: string): Promise<CardRow | undefined> {
      const [row] = await select().where(eq(cards.code, code)).for('update', { of: cards })
      return row
    },

    /** Newest first. */
    listOf: (enterpriseUserId: number, limit: number): Promise<CardRow[]> =>
      select().where(eq(cards.receivedBy, enterpriseUserId)).orderBy(desc(cards.receivedAt)).limit(limit),

    async change(
      id: number,
      changes: Partial<Pick<CardRow, 'receivedBy' | 'receivedAt' | 'usedAt'>>,
    ): Promise<void> {
      await database.orm.update(cards).set(changes).where(eq(cards.id, id))
    },

    async insertBatch(batch: NewCardBatch): Promise<CardBatchRow> {
      const [row] = await database.orm.insert(cardBatches).values(batch).returning()
      if (!row) throw new Error('an insert returned no row')
      return row
    },

    /** How many were new: a code that exists already is left out. */
    async insertCards(batchId: number, codes: readonly string[]): Promise<number> {
      const rows = codes.map((code) => ({ batchId, code }))
      const stored = await database.orm
        .insert(cards)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: cards.id })
      return stored.length
    },

    listBatches: (enterpriseId: number, before: number | undefined, limit: number): Promise<CardBatchRow[]> =>
      database.orm
        .select()
        .from(cardBatches)
        .where(
          and(
            eq(cardBatches.enterpriseId, enterpriseId),
            before === undefined ? undefined : lt(cardBatches.id, before),
          ),
        )
        .orderBy(desc(cardBatches.id))
        .limit(limit),

    async findBatch(id: number): Promise<CardBatchRow | undefined> {
      const [row] = await database.orm.select().from(cardBatches).where(eq(cardBatches.id, id))
      return row
    },

    countsOf: (batchIds: readonly number[]): Promise<CardCounts[]> =>
      batchIds.length === 0
        ? Promise.resolve([])
        : database.orm
            .select({
              batchId: cards.batchId,
              total: sql<number>`count(*)::int`,
              received: sql<number>`count(${cards.receivedAt})::int`,
              used: sql<number>`count(${cards.usedAt})::int`,
            })
            .from(cards)
            .where(inArray(cards.batchId, [...batchIds]))
            .groupBy(cards.batchId),

    cardsOf: (batchId: number): Promise<CardRow[]> =>
      select().where(eq(cards.batchId, batchId)).orderBy(cards.id),

    /** False when it was taken back before. */
    async revokeBatch(id: number, now: Date): Promise<boolean> {
      const rows = await database.orm
        .update(cardBatches)
        .set({ revokedAt: now })
        .where(and(eq(cardBatches.id, id), sql`${cardBatches.revokedAt} is null`))
        .returning({ id: cardBatches.id })
      return rows.length > 0
    },
  }
}

export type CardsRepository = ReturnType<typeof createCardsRepository>
