import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../credentials/caller.ts'
import type { CredentialService } from '../credentials/credentials.service.ts'
import { badRequest, notFound, unauthorized, XapiError } from '../xapi-error.ts'
import { fieldsIn, isAlternate, unwrapped } from './alternate-request.ts'
import { refusalOf, sendRefusal } from './refusals.ts'
import { LATEST_VERSION, versionIn } from './versions.ts'
import type { XapiAnswer, XapiMethod, XapiRequest, XapiResource } from './xapi-exchange.ts'

export const XAPI_PATH = '/xapi'

const BODY_LIMIT = 10 * 1024 * 1024
const CALLS_PER_MINUTE = 60_000
/** Somebody may be in the middle of storing what is dated already; nobody takes longer than this. */
const SETTLED_AFTER_MS = 1_000

const METHODS = ['GET', 'HEAD', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'PATCH'] as const
const EXPOSED =
  'ETag, Last-Modified, Content-Length, X-Experience-API-Version, X-Experience-API-Consistent-Through'

export interface RecordStore {
  resources: readonly XapiResource[]
  credentials: Pick<CredentialService, 'byPassword' | 'byToken'>
  consistentThrough: (enterpriseId: number) => Promise<Date>
}

/** xAPI at /xapi: with its own parsing, errors and headers, and nothing of the product's envelope. */
export const mountRecordStore = async (app: FastifyInstance, store: RecordStore): Promise<void> => {
  await app.register(
    async (xapi) => {
      xapi.removeAllContentTypeParsers()
      xapi.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
        done(null, body),
      )
      xapi.addHook('onRequest', (_request, reply, done) => {
        tell(reply, 'version', LATEST_VERSION)
        tell(reply, 'consistent-through', new Date(Date.now() - SETTLED_AFTER_MS).toISOString())
        // Courses are served from anywhere; they prove who they are by their credentials, never by a cookie.
        reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': EXPOSED })
        done()
      })
      xapi.setErrorHandler((error: FastifyError, request, reply) =>
        sendRefusal(request, reply, refusalOf(error, request.log)),
      )
      // A route of its own: otherwise the files of the web would answer.
      for (const url of ['/', '/*'])
        xapi.route({
          method: [...METHODS],
          url,
          schema: { hide: true },
          handler: (request, reply) => sendRefusal(request, reply, notFound('There is no such resource.')),
        })
      for (const resource of store.resources)
        xapi.route({
          method: [...METHODS],
          url: resource.path,
          schema: { hide: true },
          config: { rateLimit: { max: CALLS_PER_MINUTE, timeWindow: 60_000, keyGenerator: callerName } },
          handler: (request, reply) => handle(store, resource, request, reply),
        })
    },
    { prefix: XAPI_PATH },
  )
}

const tell = (reply: FastifyReply, name: 'version' | 'consistent-through', value: string) =>
  reply.header(`x-experience-api-${name}`, value)

const NOBODY: Caller = { enterpriseId: 0, scopes: [], authority: {}, isPerson: false }

const callerName = ({ headers, ip }: FastifyRequest): string => (headers.authorization ?? ip).slice(0, 100)

const handle = async (
  store: RecordStore,
  resource: XapiResource,
  raw: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (raw.method === 'OPTIONS') return sendPreflight(raw, reply)
  const plain = requestOf(raw)
  const request = isAlternate(plain) ? unwrapped(plain) : plain
  const handler = resource.methods[request.method === 'HEAD' ? 'GET' : request.method]
  if (!handler) {
    reply.header('allow', [...Object.keys(resource.methods), 'HEAD', 'OPTIONS'].join(', '))
    throw new XapiError(405, `${request.method} is not for this resource.`)
  }
  if (resource.isOpen)
    return send(reply, request.method, await handler({ ...request, version: LATEST_VERSION, caller: NOBODY }))
  const version = versionIn(request.headers['x-experience-api-version'])
  tell(reply, 'version', version)
  if (request !== plain && version !== '1.0.3')
    throw badRequest(`A method in the parameters belongs to 1.0, not to ${version}.`)
  const caller = await authenticate(store.credentials, request.headers.authorization)
  // Asked before the statements are read: what is stored afterwards is dated later.
  if (resource.tellsConsistency && handler === resource.methods.GET)
    tell(reply, 'consistent-through', (await store.consistentThrough(caller.enterpriseId)).toISOString())
  return send(reply, request.method, await handler({ ...request, version, caller }))
}

const requestOf = ({ method, url, headers, body }: FastifyRequest): XapiRequest => ({
  method: method as XapiMethod,
  parameters: fieldsIn(url.split(/\?(.*)/s)[1] ?? ''),
  headers: headers as Record<string, string | undefined>,
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
})

const BASIC = /^Basic +([\w+/=-]+)$/i
const BEARER = /^Bearer +([\w-]+)$/i

const authenticate = async (
  credentials: RecordStore['credentials'],
  authorization: string | undefined,
): Promise<Caller> => {
  const [, encoded] = BASIC.exec(authorization ?? '') ?? []
  const [, token] = BEARER.exec(authorization ?? '') ?? []
  const [, key, secret] = /^([^:\0]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? []
  const caller = token
    ? await credentials.byToken(token)
    : key !== undefined && secret !== undefined && (await credentials.byPassword(key, secret))
  if (!caller) throw unauthorized('Please authenticate with the key and secret of a credential.')
  return caller
}

const send = (
  reply: FastifyReply,
  method: XapiMethod,
  { status, headers, body }: XapiAnswer,
): FastifyReply => {
  reply.status(status).headers(headers ?? {})
  if (method !== 'HEAD') return reply.send(body)
  return reply.header('content-length', Buffer.byteLength(body ?? '')).send()
}

const sendPreflight = ({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .status(204)
    .headers({
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-allow-headers': headers['access-control-request-headers'] ?? 'Authorization',
      'access-control-max-age': '600',
    })
    .send()
