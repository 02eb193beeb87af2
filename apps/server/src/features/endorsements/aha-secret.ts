import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AHA_SECRET_LIFETIME_MINUTES } from '@fairlead/contract/endorsements/endorsements.schema.ts'

const NONCE_BYTES = 12

/** Good for one Aha of one giver for a few minutes: `nonce.expiry.signature`. That it is spent once, the ledger sees to. */
export const createAhaSecrets = (key: Buffer) => {
  const sign = (giver: number, nonce: string, expiry: string) =>
    createHmac('sha256', key).update(`${giver}.${nonce}.${expiry}`).digest('base64url')

  return {
    issue(giver: number, now: Date): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      const expiry = String(now.getTime() + AHA_SECRET_LIFETIME_MINUTES * 60_000)
      return `${nonce}.${expiry}.${sign(giver, nonce, expiry)}`
    },

    /** The nonce, if the secret was issued to this giver and has not run out. */
    open(secret: string, giver: number, now: Date): string | undefined {
      const [nonce = '', expiry = '', signature = ''] = secret.split('.')
      const expected = Buffer.from(sign(giver, nonce, expiry))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return Number(expiry) > now.getTime() ? nonce : undefined
    },
  }
}

export type AhaSecrets = ReturnType<typeof createAhaSecrets>
