import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import { languageFromWire } from '@fairlead/contract/primitives/language.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { countingQueries } from '../database/query-count.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { CodedAnswer, succeeded } from './envelope.ts'
import { Problem } from './problem-error.ts'
import { receiveForm } from './receive-form.ts'
import type { AnswerRecord } from './recorded-answers.ts'
import type { CallContext, Route } from './route.ts'

/** Resolves the `token` header; undefined for none, unknown, ended or expired. */
export type Authenticate<Viewer> = (token: string) => Promise<Viewer | undefined>

export interface MountOptions<Viewer> {
  routes: readonly Route<Viewer>[]
  authenticate: Authenticate<Viewer>
  callerOf: (viewer: Viewer) => number
  database: Database
  answers: AnswerRecord
  metrics: Metrics
  /** Where uploads are put while they arrive. */
  incoming: string
}

const contextOf = (request: FastifyRequest): CallContext => ({
  lang: languageFromWire(request.headers.lang as string | undefined),
  client: String(request.headers.client ?? '').toUpperCase(),
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  address: request.ip,
  origin: `${request.protocol}://${request.host}`,
})

export const mountRoutes = <Viewer>(app: FastifyInstance, options: MountOptions<Viewer>): void => {
  for (const route of options.routes) mountRoute(app, route, options)
}

const mountRoute = <Viewer>(
  app: FastifyInstance,
  route: Route<Viewer>,
  options: MountOptions<Viewer>,
): void => {
  const { endpoint } = route
  const { queryNames } = endpoint
  const { authenticate, callerOf, answers, database, metrics, incoming } = options
  const isUpload = endpoint.encoding === 'multipart'
  const isRead = endpoint.method === 'GET'
  const successCode = endpoint.successCode ?? 200
  const answerSchema = z.object({ code: z.number(), message: z.string(), data: endpoint.output })

  const viewerOf = async (request: FastifyRequest): Promise<Viewer | undefined> => {
    if (endpoint.access === 'public') return undefined
    const token = request.headers.token
    const viewer = typeof token === 'string' && token !== '' ? await authenticate(token) : undefined
    if (!viewer && endpoint.access === 'required') throw new Problem(generalProblems.signedOut)
    return viewer
  }

  /** The rest of a refused upload is not read: its connection ends with the answer. */
  const receive = async (viewer: Viewer | undefined, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('connection', 'close')
    const { fields, file } = await receiveForm(request, incoming, endpoint.maxFileBytes ?? 0, route.admit)
    reply.removeHeader('connection')
    try {
      const input = endpoint.input.parse({ ...(request.query as object), ...fields })
      const output = await route.handle({ viewer, input, file, context: contextOf(request) })
      return succeeded(successCode, output)
    } finally {
      await file?.discard()
    }
  }

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [tagOf(endpoint.path)],
      ...(isUpload ? {} : isRead ? { querystring: endpoint.input } : { body: endpoint.input }),
      response: { 200: answerSchema },
    },
    ...(queryNames && {
      preValidation: async (request: FastifyRequest) => {
        request.body = withQuery(queryNames, request)
      },
    }),
    config: endpoint.callsPerMinute
      ? { rateLimit: { max: endpoint.callsPerMinute, timeWindow: 60_000, ...callerKey(endpoint) } }
      : {},
    handler: (request, reply) =>
      countingQueries(async (counter) => {
        const viewer = await viewerOf(request)
        if (isUpload) return receive(viewer, request, reply)
        const input = isRead ? request.query : request.body
        const act = async () => {
          const output = await route.handle({ viewer, input, file: undefined, context: contextOf(request) })
          return output instanceof CodedAnswer
            ? succeeded(output.code, output.data)
            : succeeded(successCode, output)
        }
        try {
          if (isRead || endpoint.unrecorded || !viewer) return await act()
          const index = answers.indexOf(request.headers.index)
          if (!index) return await database.unitOfWork(act)
          return await answers.once(
            { caller: callerOf(viewer), index, path: endpoint.path, body: request.body },
            act,
          )
        } finally {
          metrics.observeQueries(endpoint.path, counter.queries)
        }
      }),
  })
}

const withQuery = (names: readonly string[], { body, query }: FastifyRequest): object => {
  const given = Object.entries(query as object).filter(([name]) => names.includes(name))
  return { ...(body as object), ...Object.fromEntries(given) }
}

/** Where no session is needed a made-up token must not buy another minute. */
const callerKey = ({ access }: Endpoint) =>
  access === 'required' ? {} : { keyGenerator: (request: FastifyRequest) => request.ip }

const tagOf = (path: string): string => path.split('/')[3] ?? path.split('/')[1] ?? ''
