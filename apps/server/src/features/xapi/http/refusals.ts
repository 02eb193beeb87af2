import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../../../platform/database/pool.ts'
import { XapiError } from '../xapi-error.ts'

/** What to tell of an error: ours as they are, those of reading the request by their status, all others nothing. */
export const refusalOf = (error: unknown, log: FastifyRequest['log']): XapiError => {
  if (error instanceof XapiError) return error
  if (isUnavailable(error)) return new XapiError(503, 'The record store is not available at the moment.')
  const { statusCode = 500, message } = error as { statusCode?: number; message?: string }
  if (statusCode === 413) return new XapiError(413, 'The request is larger than this store accepts.')
  if (statusCode === 429) return new XapiError(429, 'Too many requests; please wait a moment.')
  // The standard knows 400 for everything that cannot be read, also where HTTP would have a finer word.
  if (statusCode < 500) return new XapiError(400, message ?? 'The request cannot be read.')
  log.error({ err: error }, 'unexpected error in the record store')
  return new XapiError(500, 'Something went wrong in the record store.')
}

/** Plain text, or JSON for those who read nothing else. */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message }: XapiError,
): FastifyReply => {
  const accept = request.headers.accept ?? '*/*'
  const wantsJson = accept.includes('application/json') && !/text\/|\*\/\*/.test(accept)
  if (status === 401) reply.header('www-authenticate', 'Basic realm="xAPI", charset="UTF-8"')
  return reply
    .status(status)
    .type(wantsJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8')
    .serializer(String)
    .send(wantsJson ? JSON.stringify({ message }) : message)
}
