import type { FastifyInstance } from 'fastify'
import { FILES_PATH, type FileAddresses } from '../storage/file-addresses.ts'
import type { Storage } from '../storage/storage.ts'

/** Only what a browser can show without running it; everything else is a download. */
const shownInPlace: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
}

/** Without permission a file is answered as if it were not there. */
export const serveFiles = (
  app: FastifyInstance,
  storage: Storage,
  addresses: Pick<FileAddresses, 'isPermitted'>,
): void => {
  app.get<{ Params: { '*': string } }>(
    `${FILES_PATH}/*`,
    { schema: { hide: true } },
    async (request, reply) => {
      const key = request.params['*']
      const isPermitted = addresses.isPermitted(key, request.query as Record<string, unknown>)
      const file = isPermitted ? await storage.open(key).catch(() => undefined) : undefined
      if (!file) return reply.callNotFound()
      const type = shownInPlace[key.split('.').at(-1)?.toLowerCase() ?? '']
      reply
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, max-age=86400')
        .header('accept-ranges', 'bytes')
        .type(type ?? 'application/octet-stream')
      if (!type) reply.header('content-disposition', 'attachment')
      const range = readRange(request.headers.range, file.size)
      if (!range) return reply.header('content-length', file.size).send(file.read())
      return reply
        .status(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
        .header('content-length', range.end - range.start + 1)
        .send(file.read(range))
    },
  )
}

/** One range is enough for every player; anything odd gets the whole file. */
export const readRange = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | undefined => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1])
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  return start <= end ? { start, end } : undefined
}
