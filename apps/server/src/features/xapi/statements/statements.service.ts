import type { Database } from '../../../platform/database/database.ts'
import type { Caller } from '../credentials/caller.ts'
import { allows } from '../credentials/scopes.policy.ts'
import {
  type ActivityDefinition,
  isStatementRef,
  isVoiding,
  type Statement,
  type StoredStatement,
  type XapiVersion,
} from '../statement.ts'
import { conflict, forbidden, notFound } from '../xapi-error.ts'
import type { ActivitiesRepository } from './activities.repository.ts'
import { definitionsIn, mergedDefinition } from './activity-definitions.ts'
import { normalized } from './normalized-statement.ts'
import type { StatementQuery } from './statement-cursor.ts'
import { saysTheSame } from './statement-equivalence.ts'
import { identityOf, keyOf, keysOf, statementKey } from './statement-keys.ts'
import { attachmentsOf, relatedActivities } from './statement-parts.ts'
import type {
  NewStatement,
  StatementRow,
  StatementsRepository,
  StoredAttachment,
} from './statements.repository.ts'

export interface StatementPage {
  rows: StatementRow[]
  /** Where the next page goes on; undefined when this was the last. */
  next: StatementQuery | undefined
}

const authorityKey = ({ enterpriseId, authority }: Caller): string =>
  keyOf(enterpriseId, 'authority', identityOf(authority) ?? '')

export const createStatementService = (
  database: Database,
  repository: StatementsRepository,
  activities: ActivitiesRepository,
) => {
  const newStatement = (enterpriseId: number, statement: StoredStatement): NewStatement => ({
    id: statement.id.toLowerCase(),
    text: JSON.stringify(statement),
    voiding: isVoiding(statement),
    keys: keysOf(enterpriseId, statement),
    target: isStatementRef(statement.object) ? statement.object.id.toLowerCase() : undefined,
  })

  /** Known ids are fine when they say the same; the store then keeps what it has. */
  const assertRepeats = async (enterpriseId: number, known: readonly StoredStatement[]): Promise<void> => {
    const ids = known.map(({ id }) => id)
    const stored = new Map(
      (await repository.findAll(enterpriseId, ids)).map(({ id, statement }) => [id, statement]),
    )
    for (const statement of known) {
      const earlier = JSON.parse(stored.get(statement.id.toLowerCase()) ?? 'null') as Statement | null
      if (!earlier || !saysTheSame(earlier, statement))
        throw conflict(`Another statement has the id ${statement.id} already.`)
    }
  }

  /** A statement is also found by what its target is found by, whichever of the two came first. */
  const inheritKeys = async (enterpriseId: number, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return
    const links = await repository.chainsThrough(enterpriseId, ids)
    const inherited = links.flatMap(({ seq, stored, statement }) =>
      keysOf(enterpriseId, JSON.parse(statement) as Statement).map((key) => ({ key, stored, seq })),
    )
    if (inherited.length > 0) await repository.addKeys(inherited)
  }

  const learnActivities = async (
    enterpriseId: number,
    known: ReadonlyMap<string, ActivityDefinition>,
    said: ReadonlyMap<string, ActivityDefinition>,
  ): Promise<void> => {
    const isNews = ([key, definition]: [string, ActivityDefinition]) =>
      JSON.stringify(mergedDefinition(known.get(key), definition)) !== JSON.stringify(known.get(key))
    if (![...said].some(isNews)) return
    await activities.lock(enterpriseId)
    const current = await activities.find([...said.keys()])
    await activities.put(
      new Map([...said].map(([key, definition]) => [key, mergedDefinition(current.get(key), definition)])),
    )
  }

  /** A person's token says nothing in the name of others, and takes nothing back. */
  const assertOwn = (caller: Caller, statements: readonly Statement[]): void => {
    if (!caller.isPerson) return
    const own = identityOf(caller.authority)
    if (statements.some(({ actor }) => identityOf(actor) !== own || actor.objectType === 'Group'))
      throw forbidden('This token stores only statements about its own person.')
    if (statements.some(isVoiding)) throw forbidden('This token does not void statements.')
  }

  const activityKey = (enterpriseId: number, iri: string) => statementKey(enterpriseId, 'activity', iri)

  /** What the store knows about these activities, by IRI. */
  const definitionsOf = async (
    enterpriseId: number,
    iris: readonly string[],
  ): Promise<(iri: string) => ActivityDefinition | undefined> => {
    const known = await activities.find([...new Set(iris)].map((iri) => activityKey(enterpriseId, iri)))
    return (iri) => known.get(activityKey(enterpriseId, iri))
  }

  return {
    /** Stores all of them or none, and answers their ids in order. */
    async store(
      caller: Caller,
      version: XapiVersion,
      statements: readonly Statement[],
      attached: readonly StoredAttachment[] = [],
    ): Promise<string[]> {
      if (!allows(caller.scopes, 'write statements'))
        throw forbidden('These credentials do not store statements.')
      assertOwn(caller, statements)
      const { enterpriseId, authority } = caller
      // What a course means is for its tools to say, not for those who take it.
      const said = new Map(
        [...(caller.isPerson ? [] : definitionsIn(statements))].map(([iri, definition]) => [
          activityKey(enterpriseId, iri),
          definition,
        ]),
      )
      const isPointing = statements.some(({ object }) => isStatementRef(object))
      return database.transaction(async () => {
        const [stored, known] = await Promise.all([
          repository.beginWriting(enterpriseId, isPointing),
          activities.find([...said.keys()]),
        ])
        const complete = statements.map((one) => normalized(one, { stored, authority, version }))
        const inserted = await repository.insert(
          { enterpriseId, stored, authority: authorityKey(caller) },
          complete.map((one) => newStatement(enterpriseId, one)),
          attached,
        )
        const fresh = new Set(inserted.map(({ id }) => id))
        const repeats = complete.filter(({ id }) => !fresh.has(id.toLowerCase()))
        if (repeats.length > 0) await assertRepeats(enterpriseId, repeats)
        const pointing = complete.filter(
          ({ object, id }) => isStatementRef(object) && fresh.has(id.toLowerCase()),
        )
        const targets = inserted.filter(({ isTarget }) => isTarget)
        await inheritKeys(enterpriseId, [...new Set([...pointing, ...targets].map(({ id }) => id))])
        await learnActivities(enterpriseId, known, said)
        return complete.map(({ id }) => id)
      })
    },

    async find(caller: Caller, id: string, wanted: 'standing' | 'voided'): Promise<StatementRow> {
      const row = await repository.find(caller.enterpriseId, id)
      const isReadable =
        allows(caller.scopes, 'read all statements') || row?.authority === authorityKey(caller)
      if (!row || !isReadable || row.isVoided !== (wanted === 'voided'))
        throw notFound(`There is no ${wanted === 'voided' ? 'voided ' : ''}statement ${id}.`)
      return row
    },

    async list(caller: Caller, query: StatementQuery): Promise<StatementPage> {
      const rows = await repository.select({
        ...query,
        enterpriseId: caller.enterpriseId,
        authority: allows(caller.scopes, 'read all statements') ? undefined : authorityKey(caller),
        limit: query.limit + 1,
      })
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      const hasMore = rows.length > query.limit && last !== undefined
      return {
        rows: page,
        next: hasMore ? { ...query, after: { stored: last.stored, seq: last.seq } } : undefined,
      }
    },

    definitionsOf,

    definitionsFor: (enterpriseId: number, statements: readonly Statement[]) =>
      definitionsOf(
        enterpriseId,
        statements.flatMap(relatedActivities).map(({ id }) => id),
      ),

    attachmentsOf: (enterpriseId: number, statements: readonly Statement[]): Promise<StoredAttachment[]> =>
      repository.attachments(enterpriseId, [
        ...new Set(statements.flatMap(attachmentsOf).map(({ sha2 }) => sha2.toLowerCase())),
      ]),

    consistentThrough: (enterpriseId: number): Promise<Date> => repository.consistentThrough(enterpriseId),
  }
}

export type StatementService = ReturnType<typeof createStatementService>
