import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface BodyDeadlines {
  /** A body has to be here by then. */
  wholeMs: number
  /** An upload may take as long as it needs, as long as something comes. */
  stallMs: number
}

/** Instead of Node's one limit for all requests: it would cut a large file on a slow line, however steadily it comes. */
export const limitBodies = (app: FastifyInstance, { wholeMs, stallMs }: BodyDeadlines): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request)) watch(request, isUpload(request) ? stallMs : wholeMs, isUpload(request))
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') ?? false

const watch = ({ raw }: FastifyRequest, milliseconds: number, forgivesProgress: boolean): void => {
  let seen = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (forgivesProgress && raw.socket.bytesRead > seen) seen = raw.socket.bytesRead
    else raw.destroy()
  }, milliseconds).unref()
  const end = () => clearInterval(timer)
  raw.once('end', end).once('close', end)
}
