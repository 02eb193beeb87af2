import { hash } from 'node:crypto'
import { type Identifiers, isActivity, type Statement } from '../statement.ts'
import { attachmentsOf, directActors, relatedActivities, relatedActors } from './statement-parts.ts'

export type KeyKind =
  | 'agent'
  | 'related-agent'
  | 'activity'
  | 'related-activity'
  | 'verb'
  | 'registration'
  | 'attachment'

/** 128 bits of SHA-256 in the form of a UUID, which is how PostgreSQL stores and compares them best. */
export const keyOf = (...parts: readonly (string | number)[]): string => {
  const hex = hash('sha256', JSON.stringify(parts))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}

/** An id that follows from a name, so that the same thing told twice is one statement. */
export const uuidFrom = (name: string): string => {
  const hex = hash('sha256', name)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const statementKey = (enterpriseId: number, kind: KeyKind, value: string): string =>
  keyOf(enterpriseId, kind, value)

/** Two actors are the same when they have the same identifier with the same value; undefined for anonymous groups. */
export const identityOf = ({ mbox, mbox_sha1sum, openid, account }: Identifiers): string | undefined => {
  if (mbox !== undefined) return `mbox ${mbox}`
  if (mbox_sha1sum !== undefined) return `sha1 ${mbox_sha1sum.toLowerCase()}`
  if (openid !== undefined) return `openid ${openid}`
  return account && `account ${account.homePage} ${account.name}`
}

const identitiesOf = (actors: readonly Identifiers[]): string[] =>
  actors.map(identityOf).filter((identity) => identity !== undefined)

/** What a statement can be found by on its own account; what it inherits from its target comes on top. */
export const keysOf = (enterpriseId: number, statement: Statement): string[] => {
  const values: [KeyKind, string[]][] = [
    ['verb', [statement.verb.id]],
    ['agent', identitiesOf(directActors(statement))],
    ['related-agent', identitiesOf(relatedActors(statement))],
    ['activity', isActivity(statement.object) ? [statement.object.id] : []],
    ['related-activity', relatedActivities(statement).map(({ id }) => id)],
    ['registration', statement.context?.registration ? [statement.context.registration.toLowerCase()] : []],
    ['attachment', attachmentsOf(statement).map(({ sha2 }) => sha2.toLowerCase())],
  ]
  return values.flatMap(([kind, given]) =>
    [...new Set(given)].map((value) => statementKey(enterpriseId, kind, value)),
  )
}
