import { TRIAL_DAYS } from '@fairlead/contract/membership/cards.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage, type LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Viewer } from '../identity/public.ts'
import type { AccessService } from './access.service.ts'
import { presentCard, presentTier } from './cards.presenter.ts'
import type { CardRow } from './cards.repository.ts'
import type { CardService } from './cards.service.ts'
import type { RightsRepository } from './rights.repository.ts'
import type { TrialService } from './trial.service.ts'

/** How many Aha somebody has left; handed in, because endorsements stand below membership. */
export type AhaLeftOf = (viewer: Viewer) => Promise<{ total: number; reTimes: number }>

export interface OverviewDependencies {
  clock: Clock
  rights: RightsRepository
  cards: CardService
  trial: TrialService
  access: AccessService
  ahaLeftOf: AhaLeftOf
}

/** The membership page: what there is, and where the viewer stands. */
export const createOverviewService = (dependencies: OverviewDependencies) => {
  const { clock, rights, cards, trial, access, ahaLeftOf } = dependencies

  const present = (card: CardRow, enterpriseName: LocalizedText | undefined, language: Language) =>
    presentCard(card, enterpriseName, { language, now: clock.now() })

  const standing = async (viewer: Viewer, language: Language) => {
    const { membership, enterprise } = viewer
    const [chancesLeft, aha, offer, held] = await Promise.all([
      access.chancesLeft(viewer),
      ahaLeftOf(viewer),
      trial.offerTo(viewer),
      cards.listOf(viewer),
    ])
    return {
      typeId: membership.typeId,
      tier: membership.tier,
      tierName: inLanguage(membership.name, language),
      endsAt: membership.endsAt?.toISOString() ?? null,
      chancesLeft,
      chancesPerMonth: membership.freeChancesPerMonth,
      aha,
      trial: offer,
      cards: held.map((card) => present(card, enterprise.name, language)),
    }
  }

  return {
    present,

    show: async (viewer: Viewer | undefined, language: Language) => ({
      tiers: (await rights.listTypes()).map((type) => presentTier(type, language)),
      trialDays: TRIAL_DAYS,
      own: viewer ? await standing(viewer, language) : null,
    }),
  }
}

export type OverviewService = ReturnType<typeof createOverviewService>
