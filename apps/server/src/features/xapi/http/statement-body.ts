import { hash } from 'node:crypto'
import { SIGNATURE, type Statement, type XapiVersion } from '../statement.ts'
import { verifySignature } from '../statements/signatures.ts'
import { attachmentsOf } from '../statements/statement-parts.ts'
import type { StoredAttachment } from '../statements/statements.repository.ts'
import { isMediaType, isSha2 } from '../validation/formats.ts'
import { parseJson } from '../validation/json-text.ts'
import { validateStatement } from '../validation/statement.validation.ts'
import { badRequest } from '../xapi-error.ts'
import { type Part, parseMultipart } from './multipart.ts'

export interface StatementBody {
  statements: Statement[]
  /** Whether they came as one statement rather than a list. */
  isSingle: boolean
  attached: StoredAttachment[]
}

const HASH_OF_LENGTH: Readonly<Record<number, string>> = {
  56: 'sha224',
  64: 'sha256',
  96: 'sha384',
  128: 'sha512',
}

const mediaTypeOf = (contentType: string | undefined): string =>
  (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Statements and attachments of a request, all of them checked; the first thing wrong refuses everything. */
export const readStatementBody = (
  contentType: string | undefined,
  body: Buffer,
  version: XapiVersion,
): StatementBody => {
  const mediaType = mediaTypeOf(contentType)
  if (mediaType === 'application/json') return checked(body, [], version)
  if (mediaType !== 'multipart/mixed')
    throw badRequest('Statements come as application/json or multipart/mixed.')
  const [first, ...others] = parseMultipart(contentType ?? '', body)
  if (!first || mediaTypeOf(first.headers.get('content-type')) !== 'application/json')
    throw badRequest('The first part must hold the statements, as application/json.')
  return checked(first.content, others.map(attachmentIn), version)
}

const attachmentIn = ({ headers, content }: Part): StoredAttachment => {
  const sha2 = headers.get('x-experience-api-hash')?.toLowerCase()
  if (!isSha2(sha2)) throw badRequest('Every part after the first needs an X-Experience-API-Hash.')
  const encoding = headers.get('content-transfer-encoding') ?? 'binary'
  if (encoding.toLowerCase() !== 'binary')
    throw badRequest('Attachments must be sent as they are, in binary.')
  if (hash(HASH_OF_LENGTH[sha2.length] ?? 'sha256', content) !== sha2)
    throw badRequest(`The attachment ${sha2} is not what its hash says.`)
  const contentType = headers.get('content-type')
  return { sha2, contentType: isMediaType(contentType) ? contentType : 'application/octet-stream', content }
}

const checked = (json: Buffer, attached: StoredAttachment[], version: XapiVersion): StatementBody => {
  const value = parseJson(json)
  const isSingle = !Array.isArray(value)
  const statements = isSingle
    ? [validateStatement(value, version)]
    : value.map((one, index) => validateStatement(one, version, `statement[${index}]`))
  assertDifferentIds(statements)
  assertAttachmentsFit(statements, attached, version)
  return { statements, isSingle, attached }
}

const assertDifferentIds = (statements: readonly Statement[]): void => {
  const ids = statements.map(({ id }) => id?.toLowerCase()).filter((id) => id !== undefined)
  if (new Set(ids).size !== ids.length) throw badRequest('Two statements of the batch have the same id.')
}

const assertAttachmentsFit = (
  statements: readonly Statement[],
  attached: readonly StoredAttachment[],
  version: XapiVersion,
): void => {
  const contents = new Map(attached.map(({ sha2, content }) => [sha2, content]))
  const named = new Set<string>()
  for (const statement of statements)
    for (const { sha2, fileUrl, usageType } of attachmentsOf(statement)) {
      const content = contents.get(sha2.toLowerCase())
      named.add(sha2.toLowerCase())
      if (!content && (fileUrl === undefined || usageType === SIGNATURE))
        throw badRequest(`The attachment ${sha2} was not sent with the statement.`)
      if (content && usageType === SIGNATURE) verifySignature(statement, content, version)
    }
  const unnamed = attached.find(({ sha2 }) => !named.has(sha2))
  if (unnamed) throw badRequest(`No statement names the attachment ${unnamed.sha2}.`)
}
