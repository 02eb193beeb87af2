import { timingSafeEqual } from 'node:crypto'
import { hmacSha1 } from '../../../platform/storage/oss-bucket.ts'

/** What a signed form may do: until when, into which directory, how much, and that it calls back where we say. */
export interface PostPolicy {
  expires: Date
  dir: string
  maxBytes: number
  callback: string
}

export type PolicyVerdict = 'ok' | 'wrongSignature' | 'expired' | 'againstPolicy' | 'wrongSize'

interface PolicyDocument {
  expiration: string
  conditions: unknown[]
}

/** The document in the form OSS takes, encoded as it travels. */
export const writePolicy = ({ expires, dir, maxBytes, callback }: PostPolicy): string =>
  encode({
    expiration: expires.toISOString(),
    conditions: [
      ['content-length-range', 1, maxBytes],
      ['starts-with', '$key', dir],
      ['eq', '$callback', callback],
      { success_action_status: '200' },
    ],
  } satisfies PolicyDocument)

export const signPolicy = (secret: string, policy: string): string => hmacSha1(secret, policy)

/** The fields of a form against its own signed policy, as the store checks them before it reads the file. */
export const formVerdict = (
  access: { keyId: string; secret: string },
  fields: Readonly<Record<string, string>>,
  now: Date,
): PolicyVerdict => {
  const { policy = '', signature = '', OSSAccessKeyId = '' } = fields
  if (OSSAccessKeyId !== access.keyId || !isEqual(signature, signPolicy(access.secret, policy)))
    return 'wrongSignature'
  const document = decode(policy)
  if (!document || !(new Date(document.expiration) > now)) return 'expired'
  return document.conditions.every((condition) => isMet(condition, fields)) ? 'ok' : 'againstPolicy'
}

/** The size can only be checked once the file is there. */
export const sizeVerdict = (policy: string, size: number): PolicyVerdict => {
  const isWithin = (condition: unknown) => {
    if (!Array.isArray(condition) || condition[0] !== 'content-length-range') return true
    return size >= Number(condition[1]) && size <= Number(condition[2])
  }
  return decode(policy)?.conditions.every(isWithin) ? 'ok' : 'wrongSize'
}

const isMet = (condition: unknown, fields: Readonly<Record<string, string>>): boolean => {
  if (!Array.isArray(condition))
    return Object.entries(condition as object).every(([name, value]) => fields[name] === String(value))
  const [operation, name, value] = condition.map(String)
  const given = fields[(name ?? '').replace('$', '')] ?? ''
  if (operation === 'content-length-range') return true
  if (operation === 'starts-with') return given.startsWith(value ?? '') && !given.includes('..')
  return operation === 'eq' && given === value
}

const encode = (document: object): string => Buffer.from(JSON.stringify(document)).toString('base64')

const decode = (policy: string): PolicyDocument | undefined => {
  try {
    const document = JSON.parse(Buffer.from(policy, 'base64').toString()) as PolicyDocument
    return Array.isArray(document.conditions) ? document : undefined
  } catch {
    return undefined
  }
}

const isEqual = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
