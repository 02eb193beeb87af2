import { cardProblems } from '@fairlead/contract/membership/cards.errors.ts'
import { cardUsed } from '@fairlead/contract/membership/cards.events.ts'
import type { CardOffer } from '@fairlead/contract/membership/cards.schema.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { EnterprisesRepository } from '../enterprises/public.ts'
import type { Viewer } from '../identity/public.ts'
import { readCardCode } from './card-code.ts'
import { cardFacts, cardOffer } from './cards.policy.ts'
import type { CardRow, CardsRepository } from './cards.repository.ts'
import type { RightsRepository } from './rights.repository.ts'

const SHOWN = 50

export interface CardDependencies {
  database: Database
  clock: Clock
  events: Events
  invalidations: Invalidations
  repository: CardsRepository
  rights: RightsRepository
  enterprises: EnterprisesRepository
}

const refusals: Record<Exclude<CardOffer, 'receive' | 'redeem'>, ProblemDefinition> = {
  'sign-in': cardProblems.otherEnterprise,
  'switch-identity': cardProblems.otherEnterprise,
  'other-enterprise': cardProblems.otherEnterprise,
  taken: cardProblems.taken,
  used: cardProblems.used,
  expired: cardProblems.expired,
  'not-needed': cardProblems.notNeeded,
}

/** A card in somebody's hands: looked at, put away, used. */
export const createCardService = (dependencies: CardDependencies) => {
  const { database, clock, events, invalidations, repository, rights, enterprises } = dependencies

  /** The viewer's identity in the card's enterprise, when it is another one than now. */
  const otherIdentity = async (viewer: Viewer | undefined, card: CardRow): Promise<number> => {
    if (!viewer || viewer.enterprise.id === card.enterpriseId) return 0
    const identities = await enterprises.identitiesOf(viewer.userId)
    return identities.find(({ enterpriseId }) => enterpriseId === card.enterpriseId)?.id ?? 0
  }

  const judge = async (viewer: Viewer | undefined, card: CardRow) => {
    const enterpriseUserId = await otherIdentity(viewer, card)
    const isOwn = viewer?.enterprise.id === card.enterpriseId
    const offer = cardOffer(cardFacts(card, clock.now()), {
      isSignedIn: viewer !== undefined,
      isHolder: viewer !== undefined && card.receivedBy === viewer.enterpriseUserId,
      enterprise: isOwn ? 'own' : enterpriseUserId ? 'other-identity' : 'other',
      hasRightsForGood:
        viewer !== undefined && !viewer.membership.isGuest && viewer.membership.endsAt === null,
    })
    return { offer, enterpriseUserId: offer === 'switch-identity' ? enterpriseUserId : 0 }
  }

  const known = (card: CardRow | undefined): CardRow => {
    if (!card) throw new Problem(cardProblems.unknown)
    return card
  }

  /** The card, locked, if this viewer may do that with it. */
  const takeFor = async (viewer: Viewer, code: string): Promise<CardRow> => {
    const card = known(await repository.take(readCardCode(code)))
    const { offer } = await judge(viewer, card)
    if (offer !== 'receive' && offer !== 'redeem') throw new Problem(refusals[offer])
    return card
  }

  return {
    async look(viewer: Viewer | undefined, code: string) {
      const card = known(await repository.find(readCardCode(code)))
      const enterpriseName = await enterprises.nameOf(card.enterpriseId)
      return { card, enterpriseName, ...(await judge(viewer, card)) }
    },

    /** The cards somebody has put away or used, newest first. */
    listOf: (viewer: Viewer): Promise<CardRow[]> => repository.listOf(viewer.enterpriseUserId, SHOWN),

    /** Doing it twice changes nothing. */
    receive: (viewer: Viewer, code: string): Promise<CardRow> =>
      database.transaction(async () => {
        const card = await takeFor(viewer, code)
        if (card.receivedBy !== null) return card
        const changes = { receivedBy: viewer.enterpriseUserId, receivedAt: clock.now() }
        await repository.change(card.id, changes)
        return { ...card, ...changes }
      }),

    redeem: (viewer: Viewer, code: string): Promise<{ card: CardRow; endsAt: Date }> =>
      database.transaction(async () => {
        const card = await takeFor(viewer, code)
        const now = clock.now()
        const holder = viewer.enterpriseUserId
        const changes = { receivedBy: holder, receivedAt: card.receivedAt ?? now, usedAt: now }
        await repository.change(card.id, changes)
        const endsAt = await rights.addDays(holder, now, card.days)
        await invalidations.announce('viewers', viewer.userId)
        events.emit(cardUsed, {
          cardId: card.id,
          enterpriseUserId: holder,
          days: card.days,
          endsAt: endsAt.toISOString(),
        })
        return { card: { ...card, ...changes }, endsAt }
      }),
  }
}

export type CardService = ReturnType<typeof createCardService>
