import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Viewer } from '../features/identity/viewer.ts'
import { scriptsAllowedIn } from '../features/workplace/adapters/suite-scripts.ts'
import { mountExport } from '../features/xapi/explorer/mount-export.ts'
import { mountRecordStore } from '../features/xapi/http/mount-record-store.ts'
import { createAudit } from '../platform/audit/audit.ts'
import { Invalidations } from '../platform/cache/invalidations.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { Database } from '../platform/database/database.ts'
import { type Connection, createPool } from '../platform/database/pool.ts'
import { Events } from '../platform/events/events.ts'
import { describeApi } from '../platform/http/api-docs.ts'
import { closeHttp, createHttp } from '../platform/http/create-http.ts'
import { mountHealth } from '../platform/http/health.ts'
import { mountRoutes } from '../platform/http/mount-routes.ts'
import { createAnswerRecord } from '../platform/http/recorded-answers.ts'
import { serveFiles } from '../platform/http/serve-files.ts'
import { serveWeb } from '../platform/http/serve-web.ts'
import { Jobs } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/logging/logger.ts'
import { createMessageOutbox } from '../platform/messages/message-outbox.ts'
import { createTransports } from '../platform/messages/transports.ts'
import { createMetrics } from '../platform/metrics/metrics.ts'
import { Realtime } from '../platform/realtime/realtime.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { createFeatures } from './features.ts'

const REALTIME_CONNECTIONS = 2

export interface AppOptions {
  config: Config
  pool: Pool
  connection: Connection
  clock: Clock
  log: Logger
  storage: Storage
  webFolder: string
}

export interface App {
  http: FastifyInstance
  database: Database
  /** Starts what works by itself: jobs, the event relay, sockets. */
  start(): Promise<void>
  /** Finishes what is in flight, then lets go of everything but the pool. */
  stop(): Promise<void>
}

export const buildApp = async ({
  config,
  pool,
  connection,
  clock,
  log,
  storage,
  webFolder,
}: AppOptions): Promise<App> => {
  const database = new Database(pool)
  const metrics = createMetrics(pool)
  const jobs = new Jobs(database, connection, config.timeZone, log)
  const events = new Events(database, jobs, log)
  const invalidations = new Invalidations(database, connection, log)
  const outbox = createMessageOutbox(database, jobs, createTransports(config))
  const answers = createAnswerRecord(database)
  jobs.define({ name: 'platform.forget-answers', cron: '0 * * * *', handle: answers.forgetOld })
  let realtime: Realtime<Viewer> | undefined

  const features = await createFeatures({
    config,
    clock,
    database,
    events,
    jobs,
    invalidations,
    outbox,
    audit: createAudit(database, clock),
    storage,
    push: (room, event, payload) => realtime?.push(room, event, payload),
    endSockets: (sessionId) => realtime?.endSession(sessionId),
  })

  await features.prepare()

  const http = await createHttp({ config, log, metrics })
  await describeApi(http)
  mountHealth(http, database, metrics)
  mountRoutes(http, {
    routes: features.routes,
    authenticate: features.authenticate,
    callerOf: (viewer) => viewer.enterpriseUserId,
    database,
    answers,
    metrics,
    incoming: storage.incoming,
  })
  await mountRecordStore(http, features.recordStore)
  mountExport(http, features.authenticate, features.explorer)
  features.simulator?.mount(http)
  serveFiles(http, storage, features.addresses)
  await serveWeb(http, webFolder, {
    uploadsTo: config.bucket?.service === 'oss' ? [config.bucket.endpoint] : [],
    scriptsIn: scriptsAllowedIn,
  })
  await http.ready()

  return {
    http,
    database,
    async start() {
      await invalidations.start()
      await jobs.start()
      events.start()
      realtime = new Realtime(
        http.server,
        createPool(connection, REALTIME_CONNECTIONS, log),
        features.authenticate,
        log,
      )
      features.guardRooms(realtime)
    },
    async stop() {
      // Together: each waits for the connections that only the other one lets go of.
      await Promise.all([realtime?.stop(), closeHttp(http)])
      await features.simulator?.stop()
      await events.stop()
      await jobs.stop()
      await invalidations.stop()
    },
  }
}
