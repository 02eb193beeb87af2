import { UPLOAD_RULES, type UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { SUCCESS_CODES } from '@fairlead/contract/problem.ts'
import { readEnvelope } from '../../../platform/api/send-call.ts'
import type { UploadError } from '../uploader/uploader.ts'
import { UPLOAD_ERROR } from '../uploader/uploader-codes.ts'
import type { UploadTrouble } from './upload-item.ts'

const MIB = 1024 * 1024
const SERVER_FAILURE = 500
const STORAGE_FULL = 507

/** What to tell the person, from what the uploader or the server said. */
export const troubleOf = (kind: UploadKind, error: UploadError): UploadTrouble => {
  const { maxBytes, extensions } = UPLOAD_RULES[kind]
  const name = error.file?.name ?? ''
  switch (error.code) {
    case UPLOAD_ERROR.FILE_SIZE:
      return { key: 'size', values: { name, limit: maxBytes / MIB } }
    case UPLOAD_ERROR.FILE_EXTENSION:
      return { key: 'extension', values: { name, extensions: extensions.join(' / ') } }
    case UPLOAD_ERROR.FILE_DUPLICATE:
      return { key: 'duplicate', values: { name } }
    case UPLOAD_ERROR.IMAGE_FORMAT:
      return { key: 'pictureFormat', values: { name } }
    case UPLOAD_ERROR.MEMORY:
    case UPLOAD_ERROR.IMAGE_DIMENSIONS:
      return { key: 'pictureSize', values: { name } }
    case UPLOAD_ERROR.HTTP:
      return transportTrouble(name, error)
    default:
      return { key: 'unreadable', values: { name } }
  }
}

/** A break of the connection passes by itself; a refusal of the server does not. */
export const isPassing = ({ code, status = 0 }: UploadError): boolean =>
  code === UPLOAD_ERROR.HTTP && (status === 0 || (status >= SERVER_FAILURE && status !== STORAGE_FULL))

/** The same bytes may come through next time; a file that cannot be opened will not. */
export const isWorthRetrying = (trouble: UploadTrouble): boolean =>
  'said' in trouble || trouble.key === 'connection' || trouble.key === 'offline'

const transportTrouble = (name: string, error: UploadError): UploadTrouble => {
  if (isPassing(error)) return { key: navigator.onLine ? 'connection' : 'offline', values: { name } }
  const { message } = readEnvelope(error.status ?? 0, error.response ?? '')
  return message ? { said: message } : { key: 'connection', values: { name } }
}

/** The server's words when it took the bytes and not the file. */
export const isRefused = (status: number, response: string): boolean =>
  !SUCCESS_CODES.has(readEnvelope(status, response).code)
