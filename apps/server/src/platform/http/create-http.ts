import { randomUUID } from 'node:crypto'
import { INDEX_PATTERN } from '@fairlead/contract/headers.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import type { Logger } from '../logging/logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { answerErrors } from './answer-errors.ts'
import { limitBodies } from './body-deadline.ts'
import { compileAnswer, compileInput } from './compile-schema.ts'
import { secureHeaders } from './security-headers.ts'

const BODY_LIMIT = 1024 * 1024
const FINISH_WITHIN_MS = 10_000
const BODY_WITHIN_MS = 60_000
const UPLOAD_STALL_MS = 45_000

export interface HttpOptions {
  config: Config
  log: Logger
  metrics: Metrics
}

/** The server without any route of the product: parsing, limits, headers, errors, logs. */
export const createHttp = async ({ config, log, metrics }: HttpOptions): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: log,
    // We log one line a request ourselves, with what an operator looks for.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    connectionTimeout: 0,
    // See limitBodies: uploads are cut when nothing comes, everything else after a minute.
    requestTimeout: 0,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    genReqId: (request) => {
      const index = request.headers.index
      return typeof index === 'string' && INDEX_PATTERN.test(index) ? index : randomUUID()
    },
  }) as unknown as FastifyInstance

  app.setValidatorCompiler(compileInput)
  app.setSerializerCompiler(compileAnswer(config.mode !== 'production'))
  answerErrors(app)
  logRequests(app, metrics, log)

  limitBodies(app, { wholeMs: BODY_WITHIN_MS, stallMs: UPLOAD_STALL_MS })
  secureHeaders(app)
  await app.register(formbody, { bodyLimit: BODY_LIMIT })
  await app.register(multipart, { throwFileSizeLimit: false })
  await app.register(compress, { threshold: 1400, encodings: ['br', 'gzip'], globalDecompression: false })
  await app.register(rateLimit, {
    max: config.callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: (request) => String(request.headers.token || request.ip).slice(0, 100),
    errorResponseBuilder: () => ({ statusCode: generalProblems.tooFrequent.code }),
  })
  return app
}

const logRequests = (app: FastifyInstance, metrics: Metrics, log: Logger): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
    if (log.isLevelEnabled('debug') || reply.statusCode >= 500)
      request.log.info(
        {
          method: request.method,
          path: request.url.split('?')[0],
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      )
    done()
  })
}

/** Takes no new request, finishes those in flight, and gives up on the ones that never end. */
export const closeHttp = async (app: FastifyInstance): Promise<void> => {
  const giveUp = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS)
  await app.close()
  clearTimeout(giveUp)
}
