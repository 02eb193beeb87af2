import { statementProblems } from '@fairlead/contract/xapi/xapi.errors.ts'
import type { RecordedObject, RecordedVerb } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { Viewer } from '../../identity/public.ts'
import type { Caller } from '../credentials/caller.ts'
import type { Agent, JsonObject, Statement } from '../statement.ts'
import { uuidFrom } from '../statements/statement-keys.ts'
import type { StatementService } from '../statements/statements.service.ts'
import { isLanguageTag } from '../validation/language-tags.ts'
import { activityOf, extensions, personOf, productAgent, verbs } from '../vocabulary.ts'
import { XapiError } from '../xapi-error.ts'

interface Member {
  enterpriseId: number
  enterpriseUserId: number
}

interface Comment {
  member: Member
  rootId: number
  event: { id: string; at: Date }
}

interface Completion {
  member: Member
  kind: RecordedObject
  code: string
  event: { id: string; at: Date }
}

/** What a page tells in a few flat fields. */
export interface TellTale {
  id?: string | undefined
  verb: RecordedVerb
  object: string
  objectType: RecordedObject
  platform?: string | undefined
  language?: string | undefined
  userAgent?: string | undefined
  version?: string | undefined
  timestamp?: string | undefined
}

const VERSION = '2.0.0'
const CONFLICT = 409

const present = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/** The product's own statements, through the same door as everybody's. */
export const createLearningService = (clock: Clock, statements: StatementService) => {
  const writer = (enterpriseId: number, authority: Agent): Caller => ({
    enterpriseId,
    authority,
    scopes: ['statements/write'],
    isPerson: false,
  })

  const contextOf = (viewer: Viewer, told: TellTale): Statement['context'] => ({
    ...present({
      platform: told.platform,
      language: isLanguageTag(told.language) ? told.language : undefined,
    }),
    extensions: present({
      [extensions.userAgent]: told.userAgent,
      [extensions.clientVersion]: told.version,
      [extensions.enterpriseClass]: viewer.enterpriseClass?.id,
    }),
  })

  return {
    async record(viewer: Viewer, told: TellTale): Promise<{ id: string }> {
      const person = personOf({
        enterpriseId: viewer.enterprise.id,
        enterpriseUserId: viewer.enterpriseUserId,
      })
      const now = clock.now()
      // A browser's clock may be off, never ahead of ours.
      const happened = told.timestamp ? new Date(told.timestamp) : now
      const statement: Statement = {
        ...(told.id ? { id: told.id } : {}),
        actor: person,
        verb: verbs[told.verb],
        object: activityOf(told.objectType, told.object),
        timestamp: (happened > now ? now : happened).toISOString(),
        context: contextOf(viewer, told),
      }
      try {
        const [id = ''] = await statements.store(writer(viewer.enterprise.id, person), VERSION, [statement])
        return { id }
      } catch (error) {
        if (error instanceof XapiError && error.status === CONFLICT)
          throw new Problem(statementProblems.idTaken)
        throw error
      }
    },

    async recordComments(comments: readonly Comment[]): Promise<void> {
      for (const [enterpriseId, ofOne] of Map.groupBy(comments, ({ member }) => member.enterpriseId))
        await statements.store(writer(enterpriseId, productAgent), VERSION, ofOne.map(commented))
    },

    async recordCompletion({ member, kind, code, event }: Completion): Promise<void> {
      const statement: Statement = {
        id: uuidFrom(`completed/${event.id}`),
        actor: personOf(member),
        verb: verbs.completed,
        object: activityOf(kind, code),
        result: { completion: true },
        timestamp: event.at.toISOString(),
      }
      await statements.store(writer(member.enterpriseId, productAgent), VERSION, [statement])
    },
  }
}

export type LearningService = ReturnType<typeof createLearningService>

/** The id follows from the event, so that an event delivered twice is recorded once. */
const commented = ({ member, rootId, event }: Comment): Statement => ({
  id: uuidFrom(`commented/${event.id}`),
  actor: personOf(member),
  verb: verbs.commented,
  object: activityOf('post', String(rootId)),
  timestamp: event.at.toISOString(),
})
