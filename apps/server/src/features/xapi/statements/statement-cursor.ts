import { isUuid } from '../validation/formats.ts'
import { badRequest } from '../xapi-error.ts'

export const statementFormats = ['ids', 'exact', 'canonical'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** What a list of statements was asked for; all there is to know for continuing it. */
export interface StatementQuery {
  /** Keys of agent, verb, activity and registration (statement-keys.ts). */
  keys: readonly string[]
  since: Date | undefined
  until: Date | undefined
  ascending: boolean
  limit: number
  format: StatementFormat
  attachments: boolean
  after: { stored: Date; seq: number } | undefined
}

export const encodeQuery = (query: StatementQuery): string =>
  Buffer.from(
    JSON.stringify([
      query.keys,
      query.since?.getTime() ?? null,
      query.until?.getTime() ?? null,
      query.ascending,
      query.limit,
      query.format,
      query.attachments,
      query.after?.stored.getTime() ?? null,
      query.after?.seq ?? null,
    ]),
  ).toString('base64url')

/** The keys lead only to statements of the caller's own enterprise, so that a token made by hand opens nothing. */
export const decodeQuery = (token: string): StatementQuery => {
  const [keys, since, until, ascending, limit, format, attachments, stored, seq] = listIn(token)
  if (
    !Array.isArray(keys) ||
    keys.length > 4 ||
    !keys.every(isUuid) ||
    !isMoment(stored) ||
    !(since === null || isMoment(since)) ||
    !(until === null || isMoment(until)) ||
    !Number.isSafeInteger(seq) ||
    !(Number.isInteger(limit) && Number(limit) > 0) ||
    !statementFormats.includes(format as StatementFormat)
  )
    throw badRequest('“more” is not one this store gave out.')
  return {
    keys,
    since: since === null ? undefined : new Date(since),
    until: until === null ? undefined : new Date(until),
    ascending: ascending === true,
    limit: Number(limit),
    format: format as StatementFormat,
    attachments: attachments === true,
    after: { stored: new Date(stored), seq: Number(seq) },
  }
}

const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && !Number.isNaN(new Date(value).getTime())

const listIn = (token: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
