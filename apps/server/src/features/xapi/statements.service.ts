import { createHash } from 'node:crypto'
import type { FacadeStatement } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Viewer } from '../identity/public.ts'
import type { StatementsRepository } from './statements.repository.ts'
import { ACCOUNT_HOME, ACTIVITY_BASE, verbs } from './vocabulary.ts'

interface Actor {
  enterpriseId: number
  enterpriseUserId: number
}

export const createStatementService = (clock: Clock, repository: StatementsRepository) => {
  const store = (
    actor: Actor,
    id: string,
    verb: keyof typeof verbs,
    object: object,
    timestamp: Date,
    context: object = {},
  ) =>
    repository.store({
      id,
      enterpriseId: actor.enterpriseId,
      enterpriseUserId: actor.enterpriseUserId,
      statement: {
        id,
        version: '1.0.0',
        actor: {
          objectType: 'Agent',
          // Never a name or an address: the record must survive being handed to another tool.
          account: {
            homePage: `${ACCOUNT_HOME}/${actor.enterpriseId}`,
            name: String(actor.enterpriseUserId),
          },
        },
        verb: verbs[verb],
        object: { objectType: 'Activity', ...object },
        timestamp: timestamp.toISOString(),
        context,
      },
    })

  return {
    async recordVisit(viewer: Viewer, visit: FacadeStatement): Promise<{ id: string }> {
      const actor = { enterpriseId: viewer.enterprise.id, enterpriseUserId: viewer.enterpriseUserId }
      const object = {
        id: `${ACTIVITY_BASE}/pages/${encodeURIComponent(visit.object)}`,
        definition: { type: `${ACTIVITY_BASE}/types/${encodeURIComponent(visit.objectType)}` },
      }
      const context = { platform: visit.platform, language: visit.language }
      // A browser's clock may be off, never ahead of ours.
      const told = visit.timestamp ? new Date(visit.timestamp) : clock.now()
      await store(actor, visit.id, visit.verb, object, told > clock.now() ? clock.now() : told, context)
      return { id: visit.id }
    },

    /** The id follows from the event, so that an event delivered twice is recorded once. */
    recordComment: (actor: Actor, rootId: number, event: { id: string; at: Date }) =>
      store(
        actor,
        uuidFrom(`commented/${event.id}`),
        'commented',
        { id: `${ACTIVITY_BASE}/posts/${rootId}` },
        event.at,
      ),
  }
}

export type StatementService = ReturnType<typeof createStatementService>

const uuidFrom = (name: string): string => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
