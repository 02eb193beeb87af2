import { randomUUID } from 'node:crypto'
import {
  type Actor,
  type Context,
  contextActivityKinds,
  isSubStatement,
  type Statement,
  type StoredStatement,
  type SubStatement,
  type XapiVersion,
} from '../statement.ts'
import { parseTimestamp } from '../validation/timestamps.ts'

const STATEMENT_VERSIONS: Record<XapiVersion, string> = { '1.0.3': '1.0.0', '2.0.0': '2.0.0' }

/** The statement as it is stored and given back: what the store sets is set, times are UTC, context activities are lists. */
export const normalized = (
  statement: Statement,
  { stored, authority, version }: { stored: Date; authority: Actor; version: XapiVersion },
): StoredStatement => {
  const { object, ...parts } = withTidyParts(statement)
  const storedAt = stored.toISOString()
  return {
    ...parts,
    id: statement.id ?? randomUUID(),
    object: isSubStatement(object) ? withTidyParts(object) : object,
    timestamp: parts.timestamp ?? storedAt,
    stored: storedAt,
    authority,
    version: statement.version ?? STATEMENT_VERSIONS[version],
  }
}

const withTidyParts = <Parts extends Statement | SubStatement>(parts: Parts): Parts => ({
  ...parts,
  ...(parts.timestamp === undefined ? {} : { timestamp: parseTimestamp(parts.timestamp)?.utc }),
  ...(parts.context === undefined ? {} : { context: withActivityLists(parts.context) }),
})

const withActivityLists = (context: Context): Context => {
  const { contextActivities } = context
  if (!contextActivities) return context
  const lists = contextActivityKinds
    .filter((kind) => contextActivities[kind] !== undefined)
    .map((kind) => [kind, [contextActivities[kind] ?? []].flat()])
  return { ...context, contextActivities: Object.fromEntries(lists) }
}
