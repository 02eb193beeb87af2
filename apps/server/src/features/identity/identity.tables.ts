import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, reference } from '../../platform/database/columns.ts'

/** A person. Everything they do hangs on one of their enterprise memberships instead. */
export const users = pgTable(
  'users',
  {
    id: id(),
    login: text(),
    phone: text(),
    email: text(),
    passwordHash: text('password_hash'),
    realname: text().notNull().default(''),
    /** How an English reader sees the name; empty shows `realname`. */
    latinName: text('latin_name').notNull().default(''),
    avatarUrl: text('avatar_url').notNull().default(''),
    language: text({ enum: ['en', 'zh'] })
      .notNull()
      .default('zh'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    cameBySso: boolean('came_by_sso').notNull().default(false),
    suspended: boolean().notNull().default(false),
    appearance: text({ enum: ['auto', 'light', 'dark'] })
      .notNull()
      .default('auto'),
    /** The account is over: nothing personal is left in this row. */
    cancelledAt: instant('cancelled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_login').on(sql`lower(${table.login})`),
    uniqueIndex('users_phone').on(table.phone),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
)

/** What a person tells of themselves, and whom they tell it. No row: nothing yet. */
export const userProfiles = pgTable('user_profiles', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bio: text().notNull().default(''),
  tags: text().array().notNull().default([]),
  /** Tabs of their page that others do not see. */
  hiddenTabs: text('hidden_tabs').array().notNull().default([]),
  messagesFrom: text('messages_from', { enum: ['everyone', 'classmates', 'nobody'] })
    .notNull()
    .default('everyone'),
  searchable: boolean().notNull().default(true),
  /** Steps of the tour they have ticked off. */
  guideSteps: text('guide_steps').array().notNull().default([]),
})

/** Tokens are stored as hashes: whoever reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytes('token_hash').notNull(),
    lrsTokenHash: bytes('lrs_token_hash').notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    enterpriseUserId: reference('enterprise_user_id').notNull(),
    client: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** Browser and system, as a person would name them; tells a new device from a known one. */
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('sessions_token').on(table.tokenHash),
    uniqueIndex('sessions_lrs_token').on(table.lrsTokenHash),
    index('sessions_user').on(table.userId),
    index('sessions_member').on(table.enterpriseUserId),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

export const verificationCodes = pgTable('verification_codes', {
  /** Phone or e-mail address, normalised; one code an address. */
  address: text().primaryKey(),
  purpose: text().notNull().default('signIn'),
  /** Of the code; once it was shown, of the ticket given for it. */
  codeHash: bytes('code_hash').notNull(),
  isTicket: boolean('is_ticket').notNull().default(false),
  triesLeft: smallint('tries_left').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** How many went out since then, against flooding somebody's phone. */
  sends: smallint().notNull().default(1),
  sendsSince: instant('sends_since').notNull().defaultNow(),
})

/** Pictures with a missing piece that were handed out and not yet answered. */
export const robotChecks = pgTable('robot_checks', {
  id: uuid().primaryKey().defaultRandom(),
  position: smallint().notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** Wrong passwords lately: by account and address, so that guessing slows down while the person elsewhere does not; by account alone, for guesses from everywhere. */
export const signInFailures = pgTable('sign_in_failures', {
  key: text().primaryKey(),
  failures: smallint().notNull(),
  lastAt: instant('last_at').notNull(),
})
