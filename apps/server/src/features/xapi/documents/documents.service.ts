import { hash } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Caller } from '../credentials/caller.ts'
import { type Action, allows } from '../credentials/scopes.policy.ts'
import type { Identifiers } from '../statement.ts'
import { identityOf, keyOf, statementKey } from '../statements/statement-keys.ts'
import { parseJson } from '../validation/json-text.ts'
import { isObject } from '../validation/properties.ts'
import { badRequest, forbidden, notFound } from '../xapi-error.ts'
import type { DocumentPlace, DocumentRow, DocumentsRepository } from './documents.repository.ts'
import { assertAware, assertPreconditions, type Preconditions } from './preconditions.ts'

export type DocumentKind = 'state' | 'agent profile' | 'activity profile'

/** Whose documents, and of which activity; each kind has its own of the two. */
export interface DocumentScope {
  kind: DocumentKind
  agent?: Identifiers
  activity?: string
  registration?: string
}

export interface NewDocument {
  contentType: string
  content: Buffer
}

const isJson = (contentType: string): boolean => /^application\/json\s*(?:;|$)/i.test(contentType)

export const createDocumentService = (database: Database, repository: DocumentsRepository) => {
  const scopeKey = ({ enterpriseId }: Caller, { kind, agent, activity }: DocumentScope): string =>
    keyOf(enterpriseId, kind, (agent && identityOf(agent)) ?? '', activity ?? '')

  const place = (caller: Caller, scope: DocumentScope, name: string): DocumentPlace => ({
    scope: scopeKey(caller, scope),
    document: keyOf(scope.registration?.toLowerCase() ?? '', name),
    registration: scope.registration,
    name,
    agent: scope.agent && agentKey(caller.enterpriseId, scope.agent),
  })

  const assertMay = (caller: Caller, { kind }: DocumentScope): void => {
    const action: Action = kind === 'state' ? 'use state' : 'use profiles'
    if (!allows(caller.scopes, action)) throw forbidden(`These credentials do not ${action}.`)
  }

  /** One change at a time for each document, so that what a condition saw is what the change meets. */
  const changing = <T>(
    at: DocumentPlace,
    change: (current: DocumentRow | undefined) => Promise<T>,
  ): Promise<T> =>
    database.transaction(async () => {
      await repository.lock(at)
      return change(await repository.find(at))
    })

  const put = (at: DocumentPlace, { contentType, content }: NewDocument): Promise<void> =>
    repository.put(at, { contentType, content, etag: hash('sha1', content) })

  return {
    /** `overwritesUnseen`: in 1.0 the state resource lets one write without having looked. */
    async put(
      caller: Caller,
      scope: DocumentScope,
      name: string,
      document: NewDocument,
      conditions: Preconditions & { overwritesUnseen: boolean },
    ): Promise<void> {
      assertMay(caller, scope)
      if (isJson(document.contentType)) parseJson(document.content)
      const at = place(caller, scope, name)
      await changing(at, (current) => {
        assertPreconditions(conditions, current?.etag)
        if (!conditions.overwritesUnseen) assertAware(conditions, current?.etag)
        return put(at, document)
      })
    },

    /** A new document is stored as it is; into one that is there, JSON objects are merged at their top level. */
    async merge(
      caller: Caller,
      scope: DocumentScope,
      name: string,
      document: NewDocument,
      conditions: Preconditions,
    ): Promise<void> {
      assertMay(caller, scope)
      if (isJson(document.contentType)) parseJson(document.content)
      const at = place(caller, scope, name)
      await changing(at, (current) => {
        assertPreconditions(conditions, current?.etag)
        return put(at, current ? merged(current, document) : document)
      })
    },

    async read(caller: Caller, scope: DocumentScope, name: string): Promise<DocumentRow> {
      assertMay(caller, scope)
      const row = await repository.find(place(caller, scope, name))
      if (!row) throw notFound(`There is no document “${name}”.`)
      return row
    },

    names(caller: Caller, scope: DocumentScope, since: Date | undefined): Promise<string[]> {
      assertMay(caller, scope)
      return repository.names(scopeKey(caller, scope), scope.registration, since)
    },

    async delete(
      caller: Caller,
      scope: DocumentScope,
      name: string,
      conditions: Preconditions,
    ): Promise<void> {
      assertMay(caller, scope)
      const at = place(caller, scope, name)
      await changing(at, (current) => {
        assertPreconditions(conditions, current?.etag)
        return repository.delete(at)
      })
    },

    async deleteAll(caller: Caller, scope: DocumentScope): Promise<void> {
      assertMay(caller, scope)
      await repository.deleteAll(scopeKey(caller, scope), scope.registration)
    },

    /** Everything kept about a person outside of statements. */
    erase: (enterpriseId: number, agent: Identifiers): Promise<void> =>
      repository.deleteOfAgent(agentKey(enterpriseId, agent)),
  }
}

export type DocumentService = ReturnType<typeof createDocumentService>

const agentKey = (enterpriseId: number, agent: Identifiers): string =>
  statementKey(enterpriseId, 'agent', identityOf(agent) ?? '')

const merged = (current: NewDocument, posted: NewDocument): NewDocument => {
  const objects = [current, posted].map(({ contentType, content }) =>
    isJson(contentType) ? parseJson(content) : undefined,
  )
  const [known, said] = objects
  if (!isObject(known) || !isObject(said))
    throw badRequest('Only JSON objects can be merged: both what is there and what is posted must be one.')
  return { contentType: posted.contentType, content: Buffer.from(JSON.stringify({ ...known, ...said })) }
}
