import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, reference } from '../../platform/database/columns.ts'

/** `stored` is told to the millisecond on the wire, so the store keeps no more. */
const stored = () => timestamp('stored', { withTimezone: true, precision: 3 }).notNull()

/** Conformant xAPI statements, append-only; one store per enterprise. */
export const recordStatements = pgTable(
  'record_statements',
  {
    seq: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    id: uuid().notNull(),
    stored: stored(),
    /** Key of whoever vouches for it, for those who may read only their own. */
    authority: uuid().notNull(),
    voiding: boolean().notNull(),
    // Not jsonb: what was received is given back to the letter, and jsonb cannot hold every string JSON can.
    statement: json().notNull(),
  },
  (table) => [
    unique('record_statements_id').on(table.enterpriseId, table.id),
    index('record_statements_newest').on(table.enterpriseId, table.stored, table.seq),
    index('record_statements_authority').on(table.enterpriseId, table.authority, table.stored, table.seq),
  ],
)

/**
 * Everything a statement can be found by: agents, verb, activities, registration, attachments. A key is a hash of
 * enterprise, kind and value (statement-keys.ts), so that one narrow index serves every filter, in order of storing.
 */
export const recordKeys = pgTable(
  'record_keys',
  { key: uuid().notNull(), stored: stored(), seq: reference('seq').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.stored, table.seq] })],
)

/** Statements whose object is another statement, which may not be here (yet). */
export const recordReferences = pgTable(
  'record_references',
  {
    enterpriseId: reference('enterprise_id').notNull(),
    statementId: uuid('statement_id').notNull(),
    targetId: uuid('target_id').notNull(),
    voids: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseId, table.statementId] }),
    index('record_references_target').on(table.enterpriseId, table.targetId),
  ],
)

/** What came with statements, once however many statements it hangs on. */
export const recordAttachments = pgTable(
  'record_attachments',
  {
    enterpriseId: reference('enterprise_id').notNull(),
    sha2: text().notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.enterpriseId, table.sha2] })],
)

/** What all statements together say an activity is. */
export const recordActivities = pgTable('record_activities', {
  /** The key of the activity: hash of enterprise and IRI. */
  key: uuid().primaryKey(),
  definition: json().notNull(),
})

/** Documents of the state and profile resources. */
export const recordDocuments = pgTable(
  'record_documents',
  {
    /** Hash of enterprise, resource, activity and agent. */
    scope: uuid().notNull(),
    /** Hash of registration and name. */
    document: uuid().notNull(),
    registration: uuid(),
    name: text().notNull(),
    /** Key of the agent it belongs to, for erasure; none for the profile of an activity. */
    agent: uuid(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    etag: text().notNull(),
    updated: timestamp('updated', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.document] }),
    index('record_documents_agent').on(table.agent),
  ],
)

/** Keys for other tools. Secrets are random and long, so that a plain hash keeps them safe. */
export const recordCredentials = pgTable(
  'record_credentials',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    label: text().notNull(),
    key: text().notNull(),
    secretHash: bytes('secret_hash').notNull(),
    scopes: text().array().notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    unique('record_credentials_key').on(table.key),
    index('record_credentials_enterprise').on(table.enterpriseId),
  ],
)

/** Other record stores that get what an enterprise stores, and how far each is. */
export const recordForwardings = pgTable('record_forwardings', {
  id: id(),
  enterpriseId: reference('enterprise_id').notNull(),
  endpoint: text().notNull(),
  key: text().notNull(),
  /** Sealed (sealed-secret.ts): it must be readable to be used. */
  secret: bytes('secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Everything up to this statement was sent. */
  stored: stored(),
  seq: reference('seq').notNull(),
  sentAt: instant('sent_at'),
  refused: integer().notNull().default(0),
  problem: text().notNull().default(''),
})
