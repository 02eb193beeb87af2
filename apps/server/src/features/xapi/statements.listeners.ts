import { postCommented } from '@fairlead/contract/posts/posts.events.ts'
import type { Events } from '../../platform/events/events.ts'
import type { StatementService } from './statements.service.ts'

/** What must not depend on a browser telling us. */
export const listenForStatements = (events: Events, statements: StatementService): void =>
  events.on(postCommented, 'xapi.record-comment', (payload, event) =>
    statements.recordComment(
      { enterpriseId: payload.enterpriseId, enterpriseUserId: payload.author },
      payload.rootId,
      event,
    ),
  )
