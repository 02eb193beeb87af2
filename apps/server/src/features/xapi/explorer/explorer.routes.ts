import {
  exploreRecord,
  readOwnSentences,
  readRecordTimeline,
} from '@fairlead/contract/xapi/explorer.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { ExplorerService } from './explorer.service.ts'

export const explorerRoutes = (explorer: ExplorerService) => [
  route(exploreRecord, ({ viewer, input, context }) => explorer.explore(viewer, input, context.lang)),
  route(readRecordTimeline, ({ viewer, input }) => explorer.timeline(viewer, input)),
  route(readOwnSentences, ({ viewer, input, context }) => explorer.own(viewer, input, context.lang)),
]
