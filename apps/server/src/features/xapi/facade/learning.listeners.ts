import { postCommented } from '@fairlead/contract/posts/posts.events.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { LearningService } from './learning.service.ts'

/** What must not depend on a browser telling us. */
export const listenForLearning = (events: Events, learning: LearningService): void =>
  events.on(postCommented, 'xapi.record-comment', (payload, event) =>
    learning.recordComment(
      { enterpriseId: payload.enterpriseId, enterpriseUserId: payload.author },
      payload.rootId,
      event,
    ),
  )
