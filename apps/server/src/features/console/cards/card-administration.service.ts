import type {
  issueCardBatch,
  listCardBatches,
  readCardBatch,
} from '@fairlead/contract/console/card-batches.endpoints.ts'
import type { CardBatchSummary } from '@fairlead/contract/console/card-batches.schema.ts'
import { cardActions } from '@fairlead/contract/console/console.audit.ts'
import { organizationProblems } from '@fairlead/contract/console/console.errors.ts'
import type { OutputOf, ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { AdministeredEnterprises } from '../../enterprises/public.ts'
import { displayName, requireConsole, type Viewer } from '../../identity/public.ts'
import type { CardBatch, CardBatchService, PeopleService } from '../../membership/public.ts'

interface Dependencies {
  database: Database
  clock: Clock
  audit: Audit
  administered: AdministeredEnterprises
  people: PeopleService
  cardBatches: CardBatchService
}

/** Batches of cards: issued, looked at and revoked by those who run the enterprise. */
export const createCardAdministrationService = (dependencies: Dependencies) => {
  const { database, clock, audit, administered, people, cardBatches } = dependencies

  const managed = async (viewer: Viewer, asked: number | undefined): Promise<number> => {
    requireConsole(viewer, 'cards')
    return (await administered.choose(viewer, asked)).id
  }

  const find = async (enterpriseId: number, batchId: number) => {
    const batch = await cardBatches.find(batchId)
    if (batch?.enterpriseId !== enterpriseId) throw new Problem(organizationProblems.notFound)
    return batch
  }

  const targetOf = ({ id, name }: { id: number; name: LocalizedText }) => ({ kind: 'card', id, name })

  return {
    async list(
      viewer: Viewer,
      { enterpriseId: asked, cursor, limit }: ParsedInputOf<typeof listCardBatches>,
    ): Promise<OutputOf<typeof listCardBatches>> {
      const enterpriseId = await managed(viewer, asked)
      const before = cursor ? Number.parseInt(cursor, 10) || undefined : undefined
      const rows = await cardBatches.list(enterpriseId, before, limit + 1)
      const page = rows.slice(0, limit)
      return {
        items: page.map(present),
        nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
      }
    },

    issue: (
      viewer: Viewer,
      { enterpriseId: asked, expiresAt, ...wanted }: ParsedInputOf<typeof issueCardBatch>,
    ): Promise<CardBatchSummary> =>
      database.transaction(async () => {
        const enterpriseId = await managed(viewer, asked)
        const until = new Date(expiresAt)
        if (until <= clock.now()) throw new Problem(organizationProblems.past)
        const batch = await cardBatches.issue({ ...wanted, enterpriseId, expiresAt: until })
        const { count, days, kind } = wanted
        const detail = { count, days, kind, expiresAt }
        await audit.record({
          actor: viewer,
          enterpriseId,
          action: cardActions.issued,
          target: targetOf(batch),
          detail,
        })
        return present(batch)
      }),

    /** Codes are as good as money: who looks at them is written down. */
    cards: (
      viewer: Viewer,
      batchId: number,
      asked: number | undefined,
      language: Language,
    ): Promise<OutputOf<typeof readCardBatch>> =>
      database.transaction(async () => {
        const enterpriseId = await managed(viewer, asked)
        const batch = await find(enterpriseId, batchId)
        const cards = await cardBatches.cardsOf(batchId)
        const holders = await people.cardsOf(cards.flatMap(({ receivedBy }) => receivedBy ?? []))
        await audit.record({
          actor: viewer,
          enterpriseId,
          action: cardActions.opened,
          target: targetOf(batch),
        })
        return {
          items: cards.map(({ code, state, receivedBy }) => {
            const holder = receivedBy === null ? undefined : holders.get(receivedBy)
            return { code, state, receivedBy: holder ? displayName(holder, language) : '' }
          }),
        }
      }),

    revoke: (viewer: Viewer, batchId: number, asked: number | undefined): Promise<Record<string, never>> =>
      database.transaction(async () => {
        const enterpriseId = await managed(viewer, asked)
        const batch = await find(enterpriseId, batchId)
        if (await cardBatches.revoke(batchId))
          await audit.record({
            actor: viewer,
            enterpriseId,
            action: cardActions.revoked,
            target: targetOf(batch),
          })
        return {}
      }),
  }
}

const present = ({
  id,
  enterpriseId: _,
  revokedAt,
  createdAt,
  expiresAt,
  ...batch
}: CardBatch): CardBatchSummary => ({
  ...batch,
  batchId: id,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isRevoked: revokedAt !== null,
})

export type CardAdministrationService = ReturnType<typeof createCardAdministrationService>
