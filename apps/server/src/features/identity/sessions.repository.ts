import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { sessions, type users } from './identity.tables.ts'

/** What a session needs to know of its person. */
export type SessionPerson = Pick<
  typeof users.$inferSelect,
  | 'login'
  | 'phone'
  | 'email'
  | 'realname'
  | 'latinName'
  | 'avatarUrl'
  | 'language'
  | 'appearance'
  | 'phoneVerified'
  | 'cameBySso'
> & { id: number }

export type SessionRow = SessionPerson & {
  sessionId: number
  enterpriseUserId: number
  expiresAt: Date
  lastSeenAt: Date
}

export type NewSession = Required<Omit<typeof sessions.$inferInsert, 'id' | 'endedAt' | 'lastSeenAt'>>

export type OpenSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'device' | 'address' | 'createdAt' | 'lastSeenAt'
>

const SHOWN_SESSIONS = 50

const insert = statement(
  'session_insert',
  `insert into sessions (token_hash, lrs_token_hash, user_id, enterprise_user_id, client, user_agent, device, address,
                         created_at, last_seen_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10)
   returning id, exists (select 1 from sessions o where o.user_id = $3) as was_here,
             exists (select 1 from sessions o where o.user_id = $3 and o.device = $7) as knows_device`,
)

const findByToken = statement(
  'session_by_token',
  `select s.id as "sessionId", s.enterprise_user_id as "enterpriseUserId", s.expires_at as "expiresAt",
          s.last_seen_at as "lastSeenAt",
          u.id, u.login, u.phone, u.email, u.realname, u.latin_name as "latinName", u.avatar_url as "avatarUrl", u.language, u.appearance,
          u.phone_verified as "phoneVerified", u.came_by_sso as "cameBySso"
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and not u.suspended`,
)

const findByLrsToken = statement(
  'session_by_lrs_token',
  `select s.enterprise_user_id from sessions s join users u on u.id = s.user_id
    where s.lrs_token_hash = $1 and s.ended_at is null and s.expires_at > $2 and not u.suspended`,
)

export const createSessionsRepository = (database: Database) => ({
  /** Also tells whether this person has been signed in before, and on a device like this one. */
  async insert(session: NewSession): Promise<{ id: number; was_here: boolean; knows_device: boolean }> {
    const [row] = await database.rows<{ id: number; was_here: boolean; knows_device: boolean }>(insert, [
      session.tokenHash,
      session.lrsTokenHash,
      session.userId,
      session.enterpriseUserId,
      session.client,
      session.userAgent,
      session.device,
      session.address,
      session.createdAt,
      session.expiresAt,
    ])
    if (!row) throw new Error('an insert returned no row')
    return row
  },

  /** Still open, the latest used first. */
  async openOf(userId: number, now: Date): Promise<OpenSession[]> {
    return database.orm
      .select({
        id: sessions.id,
        device: sessions.device,
        address: sessions.address,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
      .limit(SHOWN_SESSIONS)
  },

  async touch(sessionId: number, now: Date): Promise<void> {
    await database.orm.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId))
  },

  /** Ends those of one person: the one named, or all but the one to keep. Answers which were open. */
  async endOf(
    userId: number,
    which: { id: number } | { butNot: number | undefined },
    now: Date,
  ): Promise<number[]> {
    const chosen =
      'id' in which
        ? eq(sessions.id, which.id)
        : which.butNot === undefined
          ? undefined
          : ne(sessions.id, which.butNot)
    const ended = await database.orm
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), chosen))
      .returning({ id: sessions.id })
    return ended.map(({ id }) => id)
  },

  async findByToken(tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
    const [row] = await database.rows<SessionRow>(findByToken, [tokenHash, now])
    return row
  },

  async findByLrsToken(lrsTokenHash: Buffer, now: Date): Promise<{ enterprise_user_id: number } | undefined> {
    const [row] = await database.rows<{ enterprise_user_id: number }>(findByLrsToken, [lrsTokenHash, now])
    return row
  },

  /** Every session in which a person is this member; answers those that were open. */
  async endOfMember(enterpriseUserId: number, now: Date): Promise<number[]> {
    const ended = await database.orm
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.enterpriseUserId, enterpriseUserId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    return ended.map(({ id }) => id)
  },

  async deleteExpired(now: Date): Promise<void> {
    const kept = sql`${now.toISOString()}::timestamptz - interval '30 days'`
    await database.orm.delete(sessions).where(lt(sessions.expiresAt, kept))
  },
})

export type SessionsRepository = ReturnType<typeof createSessionsRepository>
