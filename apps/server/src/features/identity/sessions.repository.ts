import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { sessions, type users } from './identity.tables.ts'

/** What a session needs to know of its person. */
export type SessionPerson = Pick<
  typeof users.$inferSelect,
  'login' | 'phone' | 'realname' | 'latinName' | 'avatarUrl' | 'language' | 'phoneVerified' | 'cameBySso'
> & { id: number }

export type SessionRow = SessionPerson & { sessionId: number; enterpriseUserId: number; expiresAt: Date }

const findByToken = statement(
  'session_by_token',
  `select s.id as "sessionId", s.enterprise_user_id as "enterpriseUserId", s.expires_at as "expiresAt",
          u.id, u.login, u.phone, u.realname, u.latin_name as "latinName", u.avatar_url as "avatarUrl", u.language,
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
  async insert(session: typeof sessions.$inferInsert): Promise<number> {
    const [row] = await database.orm.insert(sessions).values(session).returning({ id: sessions.id })
    if (!row) throw new Error('an insert returned no row')
    return row.id
  },

  async findByToken(tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
    const [row] = await database.rows<SessionRow>(findByToken, [tokenHash, now])
    return row
  },

  async findByLrsToken(lrsTokenHash: Buffer, now: Date): Promise<{ enterprise_user_id: number } | undefined> {
    const [row] = await database.rows<{ enterprise_user_id: number }>(findByLrsToken, [lrsTokenHash, now])
    return row
  },

  /** True for the one caller that ended it. */
  async end(sessionId: number, now: Date): Promise<boolean> {
    const ended = await database.orm
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
      .returning({ id: sessions.id })
    return ended.length > 0
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
