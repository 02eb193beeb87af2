import { createTransport } from 'nodemailer'
import type { Config } from '../config/config.ts'

export interface Message {
  recipient: string
  subject: string
  body: string
}

export type Transport = (message: Message) => Promise<void>

const GATEWAY_TIMEOUT_MS = 10_000

/** Development has no provider: the message stays in the database, where the demo shows it. */
const keep: Transport = async () => undefined

const smtp = (url: string, from: string): Transport => {
  const mailer = createTransport(url)
  return async ({ recipient, subject, body }) => {
    await mailer.sendMail({ from, to: recipient, subject, text: body })
  }
}

const httpGateway =
  (url: string, token: string | undefined): Transport =>
  async ({ recipient, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ to: recipient, text: body }),
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
  }

export const createTransports = (config: Config): Record<'sms' | 'mail', Transport> => ({
  mail: config.smtpUrl ? smtp(config.smtpUrl, config.mailFrom) : keep,
  sms: config.smsGatewayUrl ? httpGateway(config.smsGatewayUrl, config.smsGatewayToken) : keep,
})
