import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { statement } from '../database/database.ts'
import type { Metrics } from '../metrics/metrics.ts'

const ping = statement('ping', 'select 1')

/** `/healthz`: the process lives. `/readyz`: it can do its work. `/metrics`: for Prometheus. */
export const mountHealth = (app: FastifyInstance, database: Database, metrics: Metrics): void => {
  const hidden = { schema: { hide: true }, config: { rateLimit: false } } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await database.rows(ping)
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'database unavailable' })
    }
  })
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
}
