import {
  listTopicShares,
  previewResource,
  shareTopic,
  viewTopic,
  viewTopicShare,
  viewVideo,
} from '@fairlead/contract/library/library.endpoints.ts'
import { route } from '../identity/public.ts'
import type { PreviewService } from './preview.service.ts'
import type { ReadingService } from './reading.service.ts'
import type { TopicShareService } from './topic-shares.service.ts'

export const topicRoutes = (reading: ReadingService, shares: TopicShareService, previews: PreviewService) => [
  route(viewTopic, ({ viewer, input, context }) => reading.viewTopic(viewer, context.lang, input.id)),
  route(viewVideo, ({ viewer, input, context }) =>
    reading.viewVideo(viewer, context.lang, input.videoBaseId),
  ),
  route(previewResource, ({ viewer, input, context }) => previews.preview(viewer, context.lang, input)),
  route(shareTopic, ({ viewer, input, context }) => shares.shareTopic(viewer, context.lang, input)),
  route(viewTopicShare, ({ viewer, input, context }) => shares.viewShare(viewer, context.lang, input.id)),
  route(listTopicShares, ({ viewer, input, context }) => shares.listShares(viewer, context.lang, input)),
]
