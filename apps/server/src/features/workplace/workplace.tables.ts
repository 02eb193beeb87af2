import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, id, instant, reference } from '../../platform/database/columns.ts'

/** How the people of an enterprise sign on from their own side: one row a suite, provider or portal. */
export const workplaceConnections = pgTable(
  'workplace_connections',
  {
    id: id(),
    enterpriseId: reference('enterprise_id').notNull(),
    kind: text({
      enum: ['feishu', 'wecom', 'dingtalk', 'dingtalk_third', 'oidc', 'sso', 'zhiniao', 'bmw_sf_learning'],
    }).notNull(),
    /** The other side's name of the company; for providers and portals our own key of the enterprise. */
    tenantKey: text('tenant_key').notNull(),
    appId: text('app_id').notNull(),
    /** Sealed (sealed-secret.ts): it must be readable to be used. */
    secret: bytes('secret').notNull(),
    /** Issuer of an OpenID provider, address of a portal, API host of a suite's other region; empty for the usual one. */
    address: text().notNull().default(''),
    /** WeCom's number of the app, DingTalk's suite ticket. */
    appDetail: text('app_detail').notNull().default(''),
    /** Whether the directory has checked the phones it names. Only then do they count as verified here. */
    trustsPhones: boolean('trusts_phones').notNull().default(false),
    /** Answered by our own simulator; dead outside demo mode. */
    simulated: boolean().notNull().default(false),
    enabled: boolean().notNull().default(true),
  },
  (table) => [
    uniqueIndex('workplace_connections_tenant').on(table.kind, table.tenantKey),
    index('workplace_connections_enterprise').on(table.enterpriseId),
  ],
)

/** A sign-on that was begun and may be finished once, by the browser that began it. */
export const workplaceSignOns = pgTable(
  'workplace_sign_ons',
  {
    stateHash: bytes('state_hash').primaryKey(),
    browserHash: bytes('browser_hash').notNull(),
    connectionId: reference('connection_id')
      .notNull()
      .references(() => workplaceConnections.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    /** Whether the client's bridge gives the code; else the page of an authorisation does. */
    byBridge: boolean('by_bridge').notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('workplace_sign_ons_expiry').on(table.expiresAt)],
)

/** Who somebody in a company's directory is here, by an id that the directory never gives to anybody else. */
export const workplaceIdentities = pgTable(
  'workplace_identities',
  {
    connectionId: reference('connection_id')
      .notNull()
      .references(() => workplaceConnections.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    userId: reference('user_id').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.subject] }),
    // A phone that went to a new colleague must not open the account of the one before.
    uniqueIndex('workplace_identities_user').on(table.connectionId, table.userId),
    index('workplace_identities_person').on(table.userId),
  ],
)

/** Tickets that have been used, kept until they would have expired anyway. */
export const workplaceUsedTickets = pgTable(
  'workplace_used_tickets',
  {
    connectionId: reference('connection_id').notNull(),
    ticketId: text('ticket_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.ticketId] }),
    index('workplace_used_tickets_expiry').on(table.expiresAt),
  ],
)
