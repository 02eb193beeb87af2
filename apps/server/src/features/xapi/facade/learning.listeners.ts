import { lessonCompleted } from '@fairlead/contract/library/library.events.ts'
import { postCommented } from '@fairlead/contract/posts/posts.events.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { LearningService } from './learning.service.ts'

/** What must not depend on a browser telling us. */
export const listenForLearning = (events: Events, learning: LearningService): void => {
  events.onMany(postCommented, 'xapi.record-comment', (comments) =>
    learning.recordComments(
      // A nameless comment must not come out under its author's name in the record.
      comments
        .filter(({ payload }) => !payload.isAnonymous)
        .map(({ id, at, payload }) => ({
          member: { enterpriseId: payload.enterpriseId, enterpriseUserId: payload.author },
          rootId: payload.rootId,
          event: { id, at },
        })),
    ),
  )
  events.on(
    lessonCompleted,
    'xapi.record-completion',
    ({ enterpriseId, enterpriseUserId, kind, code }, event) =>
      learning.recordCompletion({ member: { enterpriseId, enterpriseUserId }, kind, code, event }),
  )
}
