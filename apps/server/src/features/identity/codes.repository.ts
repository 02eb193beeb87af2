import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { verificationCodes } from './identity.tables.ts'

export interface NewCode {
  address: string
  purpose: string
  codeHash: Buffer
  tries: number
  sentAt: Date
  expiresAt: Date
}

export interface SendingLimits {
  everySeconds: number
  perDay: number
}

const DAY = "interval '1 day'"

const put = statement(
  'code_put',
  `insert into verification_codes as c (address, purpose, code_hash, tries_left, sent_at, expires_at, sends, sends_since)
   values ($1, $2, $3, $4, $5, $6, 1, $5)
   on conflict (address) do update set
     purpose = excluded.purpose, code_hash = excluded.code_hash, is_ticket = false, tries_left = excluded.tries_left,
     sent_at = excluded.sent_at, expires_at = excluded.expires_at,
     sends = case when c.sends_since < $5 - ${DAY} then 1 else c.sends + 1 end,
     sends_since = case when c.sends_since < $5 - ${DAY} then $5 else c.sends_since end
   where c.sent_at <= $5 - make_interval(secs => $7) and (c.sends < $8 or c.sends_since < $5 - ${DAY})
   returning address`,
)

const spendTry = statement(
  'code_spend_try',
  `update verification_codes set tries_left = tries_left - 1
    where address = $1 and purpose = $2 and not is_ticket and tries_left > 0 and expires_at > $3 returning code_hash`,
)

export const createCodesRepository = (database: Database) => ({
  /** False when one was sent to that address a moment ago, or too many were today. */
  async put(code: NewCode, limits: SendingLimits): Promise<boolean> {
    const stored = await database.rows(put, [
      code.address,
      code.purpose,
      code.codeHash,
      code.tries,
      code.sentAt,
      code.expiresAt,
      limits.everySeconds,
      limits.perDay,
    ])
    return stored.length > 0
  },

  async sentAt(address: string): Promise<Date | undefined> {
    const [row] = await database.orm
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.address, address))
    return row?.sentAt
  },

  /** The stored hash, if there is still a try left; asking costs one. */
  async spendTry(address: string, purpose: string, now: Date): Promise<Buffer | undefined> {
    const [row] = await database.rows<{ code_hash: Buffer }>(spendTry, [address, purpose, now])
    return row?.code_hash
  },

  /** True for the one caller that used it up. */
  async use(address: string, purpose: string, hash: Buffer, now: Date): Promise<boolean> {
    const used = await database.orm
      .delete(verificationCodes)
      .where(
        and(
          eq(verificationCodes.address, address),
          eq(verificationCodes.purpose, purpose),
          eq(verificationCodes.codeHash, hash),
          gt(verificationCodes.expiresAt, now),
        ),
      )
      .returning({ address: verificationCodes.address })
    return used.length > 0
  },

  /** Puts a ticket in the place of the code; true for the one caller that got it. */
  async exchange(address: string, codeHash: Buffer, ticketHash: Buffer, expiresAt: Date): Promise<boolean> {
    const exchanged = await database.orm
      .update(verificationCodes)
      .set({ codeHash: ticketHash, isTicket: true, expiresAt })
      .where(and(eq(verificationCodes.address, address), eq(verificationCodes.codeHash, codeHash)))
      .returning({ address: verificationCodes.address })
    return exchanged.length > 0
  },

  async forget(addresses: readonly string[]): Promise<void> {
    await database.orm.delete(verificationCodes).where(inArray(verificationCodes.address, [...addresses]))
  },

  /** Kept for a day, because that is how far back sendings are counted. */
  async deleteExpired(now: Date): Promise<void> {
    await database.orm
      .delete(verificationCodes)
      .where(sql`${verificationCodes.sendsSince} < ${now.toISOString()}::timestamptz - interval '1 day'`)
  },
})

export type CodesRepository = ReturnType<typeof createCodesRepository>
