import {
  issueCardBatch,
  listCardBatches,
  readCardBatch,
  revokeCardBatch,
} from '@fairlead/contract/console/card-batches.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { CardAdministrationService } from './card-administration.service.ts'

export const cardBatchRoutes = (cards: CardAdministrationService) => [
  route(listCardBatches, ({ viewer, input }) => cards.list(viewer, input)),
  route(issueCardBatch, ({ viewer, input }) => cards.issue(viewer, input)),
  route(readCardBatch, ({ viewer, input, context }) =>
    cards.cards(viewer, input.batchId, input.enterpriseId, context.lang),
  ),
  route(revokeCardBatch, ({ viewer, input }) => cards.revoke(viewer, input.batchId, input.enterpriseId)),
]
