import { authorizeUpload } from '@fairlead/contract/media/media.endpoints.ts'
import type { UploadAuthorization } from '@fairlead/contract/media/media.schema.ts'
import { call } from '../../../platform/api/call.ts'
import { currentSession } from '../../../platform/session/session.ts'

/** One that is about to end would not survive a slow upload. */
const SPARE_MS = 60_000

const known = new Map<string, UploadAuthorization>()

/** The signed parameters for files of a kind, asked for once and used until they run out. */
export const authorizationFor = async (kind: UploadAuthorization['type']): Promise<UploadAuthorization> => {
  const key = `${currentSession()?.token ?? ''}/${kind}`
  const cached = known.get(key)
  if (cached && cached.expire * 1000 > Date.now() + SPARE_MS) return cached
  const fresh = await call(authorizeUpload, { type: kind }, { silent: true })
  known.set(key, fresh)
  return fresh
}

/** The form of the store: everything but the name, which goes first, and the file, which goes last. */
export const directFields = (authorization: UploadAuthorization, fileId: string, name: string) => ({
  key: `${authorization.dir}${fileId}/${encodedName(name)}`,
  policy: authorization.policy,
  OSSAccessKeyId: authorization.accessid,
  callback: authorization.callback,
  success_action_status: '200',
  signature: authorization.signature,
  'x:id': authorization.id,
  'x:type': authorization.type,
  'x:lang': authorization.lang,
})

const LONGEST_STEM = 30

/** Short enough for every store, its ending kept. */
const encodedName = (name: string): string => {
  const [, stem = name, ending = ''] = /^(.*?)(\.[a-z0-9]+)?$/is.exec(name) ?? []
  return encodeURIComponent([...stem].slice(0, LONGEST_STEM).join('') + ending)
}
