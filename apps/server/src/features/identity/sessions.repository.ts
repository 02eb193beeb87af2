import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { sessions } from './identity.tables.ts'

export interface SessionRow {
  session_id: number
  enterprise_user_id: number
  expires_at: Date
  user_id: number
  login: string | null
  phone: string | null
  realname: string
  latin_name: string
  avatar_url: string
  language: 'en' | 'zh'
  phone_verified: boolean
  came_by_sso: boolean
}

const findByToken = statement(
  'session_by_token',
  `select s.id as session_id, s.enterprise_user_id, s.expires_at, u.id as user_id, u.login, u.phone, u.realname,
          u.latin_name, u.avatar_url, u.language, u.phone_verified, u.came_by_sso
     from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and not u.suspended`,
)

const findByLrsToken = statement(
  'session_by_lrs_token',
  `select s.enterprise_user_id from sessions s join users u on u.id = s.user_id
    where s.lrs_token_hash = $1 and s.ended_at is null and s.expires_at > $2 and not u.suspended`,
)

export const createSessionsRepository = (database: Database) => ({
  async insert(session: typeof sessions.$inferInsert): Promise<void> {
    await database.orm.insert(sessions).values(session)
  },

  async findByToken(tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
    const [row] = await database.rows<SessionRow>(findByToken, [tokenHash, now])
    return row
  },

  async findByLrsToken(lrsTokenHash: Buffer, now: Date): Promise<{ enterprise_user_id: number } | undefined> {
    const [row] = await database.rows<{ enterprise_user_id: number }>(findByLrsToken, [lrsTokenHash, now])
    return row
  },

  async end(sessionId: number, now: Date): Promise<void> {
    await database.orm
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)))
  },

  async deleteExpired(now: Date): Promise<void> {
    const kept = sql`${now.toISOString()}::timestamptz - interval '30 days'`
    await database.orm.delete(sessions).where(lt(sessions.expiresAt, kept))
  },
})

export type SessionsRepository = ReturnType<typeof createSessionsRepository>
