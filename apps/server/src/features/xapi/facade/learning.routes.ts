import { readOwnRecord, recordLearning, recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { OwnRecordService } from '../persons/own-record.service.ts'
import type { LearningService } from './learning.service.ts'

export const learningRoutes = (learning: LearningService, ownRecord: OwnRecordService) => [
  route(recordVisit, ({ viewer, input }) => learning.record(viewer, input.xapi)),
  route(recordLearning, ({ viewer, input }) => learning.record(viewer, input)),
  route(readOwnRecord, ({ viewer, input }) => ownRecord.read(viewer, input)),
]
