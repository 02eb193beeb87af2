import { createHmac, timingSafeEqual } from 'node:crypto'
import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'

/** Who may bring a file of which kind into which directory. Travels as `x:id` and needs no table: it is signed. */
export interface UploadTicket {
  uploader: number
  enterpriseId: number
  kind: UploadKind
  dir: string
  expires: number
}

const sign = (secret: Buffer, body: string): string =>
  createHmac('sha256', secret).update(body).digest('base64url')

export const writeTicket = (secret: Buffer, ticket: UploadTicket): string => {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${body}.${sign(secret, body)}`
}

/** Undefined for anything we did not write, or wrote too long ago. */
export const readTicket = (secret: Buffer, written: string, now: Date): UploadTicket | undefined => {
  const [body = '', signature = ''] = written.split('.')
  const expected = sign(secret, body)
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    return undefined
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString()) as UploadTicket
  return ticket.expires >= now.getTime() ? ticket : undefined
}
