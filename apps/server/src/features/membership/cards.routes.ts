import {
  readCard,
  readMembership,
  receiveCard,
  redeemCard,
  startTrial,
} from '@fairlead/contract/membership/cards.endpoints.ts'
import { route } from '../identity/public.ts'
import type { CardService } from './cards.service.ts'
import type { OverviewService } from './overview.service.ts'
import type { TrialService } from './trial.service.ts'

export const cardRoutes = (overview: OverviewService, cards: CardService, trial: TrialService) => [
  route(readMembership, ({ viewer, context }) => overview.show(viewer, context.lang)),
  route(startTrial, async ({ viewer }) => ({ endsAt: (await trial.start(viewer)).toISOString() })),
  route(readCard, async ({ viewer, input, context }) => {
    const { card, enterpriseName, offer, enterpriseUserId } = await cards.look(viewer, input.code)
    return { ...overview.present(card, enterpriseName, context.lang), offer, enterpriseUserId }
  }),
  route(receiveCard, async ({ viewer, input, context }) =>
    overview.present(await cards.receive(viewer, input.code), viewer.enterprise.name, context.lang),
  ),
  route(redeemCard, async ({ viewer, input, context }) => {
    const { card, endsAt } = await cards.redeem(viewer, input.code)
    return {
      card: overview.present(card, viewer.enterprise.name, context.lang),
      endsAt: endsAt.toISOString(),
    }
  }),
]
