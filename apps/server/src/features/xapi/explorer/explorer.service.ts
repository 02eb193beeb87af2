import type { OutputOf, ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { exploreRecord, readRecordTimeline } from '@fairlead/contract/xapi/explorer.endpoints.ts'
import { type RecordEntry, TIMELINE_DAYS } from '@fairlead/contract/xapi/explorer.schema.ts'
import type { Calendar } from '../../../platform/clock/calendar.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { AdministeredEnterprises } from '../../enterprises/public.ts'
import { displayName, requireConsole, type Viewer } from '../../identity/public.ts'
import type { PeopleService } from '../../membership/public.ts'
import type { Caller } from '../credentials/caller.ts'
import { isActivity, type JsonObject, type Statement } from '../statement.ts'
import { decodeQuery, encodeQuery, type StatementQuery } from '../statements/statement-cursor.ts'
import { identityOf, statementKey } from '../statements/statement-keys.ts'
import type { StatementService } from '../statements/statements.service.ts'
import { personIn, personOf, productAgent, verbs } from '../vocabulary.ts'
import { activityName, sentenceOf } from './sentences.ts'
import type { TimelineRepository } from './timeline.repository.ts'

type Filter = Omit<ParsedInputOf<typeof readRecordTimeline>, 'enterpriseId'>

export interface ExplorerDependencies {
  clock: Clock
  calendar: Calendar
  statements: StatementService
  timeline: TimelineRepository
  administered: AdministeredEnterprises
  people: PeopleService
}

const DAY_MS = 86_400_000

/** The record for people to read. */
export const createExplorerService = (dependencies: ExplorerDependencies) => {
  const { clock, calendar, statements, timeline, administered, people } = dependencies

  const reader = (enterpriseId: number): Caller => ({
    enterpriseId,
    scopes: ['statements/read'],
    authority: productAgent,
    isPerson: false,
  })

  const keysIn = (enterpriseId: number, { enterpriseUserId, verb, activity }: Filter): string[] => [
    ...(enterpriseUserId
      ? [statementKey(enterpriseId, 'agent', identityOf(personOf({ enterpriseId, enterpriseUserId })) ?? '')]
      : []),
    ...(verb ? [statementKey(enterpriseId, 'verb', verb)] : []),
    ...(activity ? [statementKey(enterpriseId, 'activity', activity)] : []),
  ]

  const queryOf = (enterpriseId: number, filter: Filter, limit: number, cursor?: string): StatementQuery => ({
    keys: keysIn(enterpriseId, filter),
    since: filter.since ? new Date(filter.since) : undefined,
    until: filter.until ? new Date(filter.until) : undefined,
    ascending: false,
    limit,
    format: 'exact',
    attachments: false,
    // The cursor only says where to go on; what is asked for comes from the request each time.
    after: cursor ? decodeQuery(cursor).after : undefined,
  })

  /** A page of statements with their sentences: the same number of queries whatever its length. */
  const read = async (enterpriseId: number, query: StatementQuery, language: Language) => {
    const { rows, next } = await statements.list(reader(enterpriseId), query)
    const said = rows.map(({ statement }) => JSON.parse(statement) as Statement & { id: string })
    const members = said.map(({ actor }) => personIn(enterpriseId, actor))
    const [known, cards] = await Promise.all([
      statements.definitionsFor(enterpriseId, said),
      people.cardsOf(members.filter((member) => member !== undefined)),
    ])
    const items = said.map((statement, place): RecordEntry => {
      const member = members[place]
      const card = member === undefined ? undefined : cards.get(member)
      const name = card && { en: displayName(card, 'en'), zh: displayName(card, 'zh') }
      const { object } = statement
      const activity = isActivity(object) ? object : undefined
      return {
        statementId: statement.id,
        at: String(statement.timestamp ?? ''),
        sentence: sentenceOf(statement, name, known),
        personName: name ? name[language] : '',
        personAvatar: card?.avatarUrl ?? '',
        enterpriseUserId: card ? (member ?? null) : null,
        verb: statement.verb.id,
        activity: activity?.id ?? '',
        activityName: activity ? inLanguage(activityName(activity, known(activity.id)), language) : '',
        statement: statement as unknown as JsonObject,
      }
    })
    return { items, nextCursor: next ? encodeQuery(next) : null }
  }

  const managed = async (viewer: Viewer, asked: number | undefined): Promise<number> => {
    requireConsole(viewer, 'records')
    return (await administered.choose(viewer, asked)).id
  }

  return {
    async explore(
      viewer: Viewer,
      { enterpriseId: asked, cursor, limit, ...filter }: ParsedInputOf<typeof exploreRecord>,
      language: Language,
    ): Promise<OutputOf<typeof exploreRecord>> {
      const enterpriseId = await managed(viewer, asked)
      return read(enterpriseId, queryOf(enterpriseId, filter, limit, cursor), language)
    },

    /** What the viewer did themselves. */
    own(
      viewer: Viewer,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
      language: Language,
    ) {
      const { enterpriseUserId, enterprise } = viewer
      return read(enterprise.id, queryOf(enterprise.id, { enterpriseUserId }, limit, cursor), language)
    },

    async timeline(
      viewer: Viewer,
      { enterpriseId: asked, ...filter }: ParsedInputOf<typeof readRecordTimeline>,
    ): Promise<OutputOf<typeof readRecordTimeline>> {
      const enterpriseId = await managed(viewer, asked)
      const today = clock.now()
      const days = Array.from({ length: TIMELINE_DAYS }, (_, back) =>
        calendar.dayOf(new Date(today.getTime() - (TIMELINE_DAYS - 1 - back) * DAY_MS)),
      )
      const counts = await timeline.countByDay({
        enterpriseId,
        keys: keysIn(enterpriseId, filter),
        since: new Date(today.getTime() - TIMELINE_DAYS * DAY_MS),
      })
      return {
        days: days.map((day) => ({ day, count: counts.get(day) ?? 0 })),
        verbs: Object.values(verbs).map(({ id, display }) => ({
          id,
          en: display?.['en-US'] ?? id,
          zh: display?.['zh-CN'] ?? id,
        })),
      }
    },

    /** Every page, one after the other, for a file; whoever reads slowly is waited for. */
    async *exported(viewer: Viewer, asked: number | 'own', filter: Filter, language: Language) {
      const isOwn = asked === 'own'
      const enterpriseId = isOwn ? viewer.enterprise.id : await managed(viewer, asked || undefined)
      const mine = isOwn ? { enterpriseUserId: viewer.enterpriseUserId } : filter
      let cursor: string | undefined
      do {
        const page = await read(enterpriseId, queryOf(enterpriseId, mine, EXPORTED_AT_ONCE, cursor), language)
        yield page.items
        cursor = page.nextCursor ?? undefined
      } while (cursor)
    },
  }
}

const EXPORTED_AT_ONCE = 500

export type ExplorerService = ReturnType<typeof createExplorerService>
