import type { CardKind } from '@fairlead/contract/membership/cards.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createCardCode, showCardCode } from './card-code.ts'
import { cardFacts, cardState } from './cards.policy.ts'
import type { CardBatchRow, CardsRepository } from './cards.repository.ts'

export interface WantedBatch {
  enterpriseId: number
  kind: CardKind
  name: LocalizedText
  days: number
  count: number
  expiresAt: Date
}

export interface CardBatch extends CardBatchRow {
  total: number
  received: number
  used: number
}

/** Issuing cards. Whoever calls has asked first whether the administrator looks after that enterprise. */
export const createCardBatchService = (dependencies: {
  database: Database
  clock: Clock
  repository: CardsRepository
}) => {
  const { database, clock, repository } = dependencies

  const withCounts = async (batches: CardBatchRow[]): Promise<CardBatch[]> => {
    const counts = new Map(
      (await repository.countsOf(batches.map(({ id }) => id))).map((row) => [row.batchId, row]),
    )
    return batches.map((batch) => {
      const { total = 0, received = 0, used = 0 } = counts.get(batch.id) ?? {}
      return { ...batch, total, received, used }
    })
  }

  return {
    issue: ({ count, ...batch }: WantedBatch): Promise<CardBatch> =>
      database.transaction(async () => {
        const row = await repository.insertBatch({ ...batch, createdAt: clock.now() })
        for (let missing = count; missing > 0; )
          missing -= await repository.insertCards(row.id, Array.from({ length: missing }, createCardCode))
        return { ...row, total: count, received: 0, used: 0 }
      }),

    /** Newest first; `before` is the id of the last one seen. */
    list: async (enterpriseId: number, before: number | undefined, limit: number): Promise<CardBatch[]> =>
      withCounts(await repository.listBatches(enterpriseId, before, limit)),

    find: repository.findBatch,

    /** Every card of a batch with its state, to be handed out. */
    async cardsOf(batchId: number) {
      const now = clock.now()
      return (await repository.cardsOf(batchId)).map((card) => ({
        code: showCardCode(card.code),
        state: cardState(cardFacts(card, now)),
        receivedBy: card.receivedBy,
        usedAt: card.usedAt,
      }))
    },

    /** Cards that nobody has used expire at once; days that were added stay. False when it was done before. */
    revoke: (batchId: number): Promise<boolean> => repository.revokeBatch(batchId, clock.now()),
  }
}

export type CardBatchService = ReturnType<typeof createCardBatchService>
