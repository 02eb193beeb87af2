import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FILES_PATH, type FileAddresses } from '../storage/file-addresses.ts'
import type { Storage, StoredFile } from '../storage/storage.ts'

/** Only what a browser can show without running it; everything else is a download. */
const shownInPlace: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}

/** Smaller copies a picture may have, best first, for browsers that say they take them. */
const VERSION_FORMATS = ['avif', 'webp'] as const

interface FileQuery {
  until?: string
  permit?: string
  /** How wide the picture will be shown; a smaller copy of that width is sent where there is one. */
  w?: string
}

/** Without permission a file is answered as if it were not there. */
export const serveFiles = (
  app: FastifyInstance,
  storage: Storage,
  addresses: Pick<FileAddresses, 'isPermitted'>,
): void => {
  app.get<{ Params: { '*': string }; Querystring: FileQuery }>(
    `${FILES_PATH}/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const key = request.params['*']
      const found = addresses.isPermitted(key, request.query)
        ? await openBest(storage, key, request.query.w, request.headers.accept)
        : undefined
      return found ? sendFile(request, reply, found.key, found.file) : reply.callNotFound()
    },
  )
}

const openBest = async (storage: Storage, key: string, width: string | undefined, accept = '') => {
  const formats = /^\d{1,4}$/.test(width ?? '')
    ? VERSION_FORMATS.filter((one) => accept.includes(`image/${one}`))
    : []
  for (const candidate of [...formats.map((format) => `${key}.${width}.${format}`), key]) {
    const file = await storage.open(candidate).catch(() => undefined)
    if (file) return { key: candidate, file }
  }
  return undefined
}

const sendFile = (request: FastifyRequest, reply: FastifyReply, key: string, file: StoredFile) => {
  const type = shownInPlace[key.split('.').at(-1)?.toLowerCase() ?? '']
  const etag = `"${file.size.toString(36)}-${file.modifiedAt.getTime().toString(36)}"`
  reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=86400')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('vary', 'accept')
    .type(type ?? 'application/octet-stream')
  if (!type) reply.header('content-disposition', 'attachment')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  // A range of what has changed meanwhile would not fit the part the browser has.
  const isSame = (request.headers['if-range'] ?? etag) === etag
  const range = isSame ? readRange(request.headers.range, file.size) : undefined
  if (range === 'beyond') return reply.status(416).header('content-range', `bytes */${file.size}`).send()
  if (!range) return reply.header('content-length', file.size).send(file.read())
  return reply
    .status(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.read(range))
}

/** One range is enough for every player; anything odd gets the whole file, what lies behind the end is refused. */
export const readRange = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'beyond' | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  if (start >= size) return 'beyond'
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start <= end ? { start, end } : undefined
}
