import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 10 * 60_000
const NONCE_BYTES = 12

export const hashText = (text: string): string => createHash('sha256').update(text.trim()).digest('base64url')

export interface SpeechPass {
  nonce: string
  textHash: string
  expiresAt: Date
}

/** What travels as paramKey: `nonce.expiry.text.signature`, good for one member and one text. */
export const createSpeechPasses = (key: Buffer) => {
  const sign = (member: number, signed: string) =>
    createHmac('sha256', key).update(`${member}.${signed}`).digest('base64url')

  return {
    issue(member: number, text: string, now: Date): string {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url')
      const signed = `${nonce}.${now.getTime() + LIFETIME_MS}.${hashText(text)}`
      return `${signed}.${sign(member, signed)}`
    },

    open(paramKey: string, member: number, now: Date): SpeechPass | undefined {
      const [nonce = '', expiry = '', textHash = '', signature = ''] = paramKey.split('.')
      const expected = Buffer.from(sign(member, `${nonce}.${expiry}.${textHash}`))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      const expiresAt = new Date(Number(expiry))
      return expiresAt > now ? { nonce, textHash, expiresAt } : undefined
    },
  }
}

export type SpeechPasses = ReturnType<typeof createSpeechPasses>
