import { createHmac, timingSafeEqual } from 'node:crypto'
import { ticketProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import { errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { Connection, Ticket, WorkplaceAdapter } from './adapter.ts'

/** No ticket is good for longer, whatever it says itself. */
const LONGEST_LIFE_SECONDS = 300
/** How far the clocks of both sides may be apart. */
const TOLERANCE_SECONDS = 30

const textClaim = z.string().max(200).optional()
const claimsSchema = z.object({
  sub: z.string().min(1).max(200),
  jti: z.string().min(8).max(200),
  exp: z.number(),
  name: textClaim,
  mobile: textClaim,
  position: textClaim,
})

const readJwt = async (connection: Connection, jwt: string, now: Date): Promise<Ticket> => {
  const { appId, secret, tenantKey } = connection
  const { payload } = await jwtVerify(jwt, new TextEncoder().encode(secret), {
    algorithms: ['HS256'],
    audience: appId,
    issuer: tenantKey,
    maxTokenAge: LONGEST_LIFE_SECONDS,
    clockTolerance: TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'jti', 'sub'],
    currentDate: now,
  }).catch((error) => {
    throw new Problem(error instanceof errors.JWTExpired ? ticketProblems.expired : ticketProblems.wrong)
  })
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw new Problem(ticketProblems.wrong)
  const { sub, jti, name = '', mobile = '', position = '' } = claims.data
  return ticketOf(connection, { id: jti, subject: sub, name, mobile, position }, now)
}

/** Enterprise portals sign with HMAC-SHA256 as a JSON Web Token: /sso and /bmw_sf_learning. */
export const createJwtTicketAdapter = (): WorkplaceAdapter => ({
  readTicket: (connection, { ticket }, now) => {
    if (!ticket) throw new Problem(ticketProblems.missing)
    return readJwt(connection, ticket, now)
  },
})

const signedFields = z.object({
  appId: z.string(),
  userId: z.string().min(1).max(200),
  timestamp: z.string().regex(/^\d{10}$/),
  nonce: z.string().min(8).max(200),
  sign: z.string().regex(/^[0-9a-f]{64}$/i),
  name: textClaim,
  mobile: textClaim,
  position: textClaim,
})

/** `name=value` of every signed field, sorted by name and joined with `&`. */
export const signQuery = (fields: Readonly<Record<string, string>>, secret: string): string => {
  const text = Object.keys(fields)
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Zhiniao signs the query of its link. */
export const createSignedQueryAdapter = (): WorkplaceAdapter => ({
  async readTicket(connection, fields, now) {
    if (!fields.sign) throw new Problem(ticketProblems.missing)
    const read = signedFields.safeParse(fields)
    if (!read.success || read.data.appId !== connection.appId) throw new Problem(ticketProblems.wrong)
    const { sign, ...signed } = read.data
    const present = Object.entries(signed).filter(([, value]) => value !== undefined) as [string, string][]
    const expected = signQuery(Object.fromEntries(present), connection.secret)
    if (!timingSafeEqual(Buffer.from(expected), Buffer.from(sign.toLowerCase())))
      throw new Problem(ticketProblems.wrong)
    const age = now.getTime() / 1000 - Number(signed.timestamp)
    if (age > LONGEST_LIFE_SECONDS + TOLERANCE_SECONDS) throw new Problem(ticketProblems.expired)
    if (age < -TOLERANCE_SECONDS) throw new Problem(ticketProblems.wrong)
    const { nonce, userId, name = '', mobile = '', position = '' } = signed
    return ticketOf(connection, { id: nonce, subject: userId, name, mobile, position }, now)
  },
})

const ticketOf = (
  connection: Connection,
  facts: { id: string; subject: string; name: string; mobile: string; position: string },
  now: Date,
): Ticket => ({
  id: facts.id,
  // Remembered until it can no longer pass the checks above.
  expiresAt: new Date(now.getTime() + (LONGEST_LIFE_SECONDS + 2 * TOLERANCE_SECONDS) * 1000),
  person: {
    subject: facts.subject,
    name: facts.name || facts.subject,
    latinName: '',
    phone: facts.mobile,
    phoneVerified: connection.trustsPhones,
    position: facts.position,
    // The portal hands tickets only to those who may come in.
    isActive: true,
  },
})
