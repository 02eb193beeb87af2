import type { Audit } from '../platform/audit/audit.ts'
import type { Invalidations } from '../platform/cache/invalidations.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Events } from '../platform/events/events.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { MessageOutbox } from '../platform/messages/message-outbox.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** What the machine offers to every feature. */
export interface Platform {
  config: Config
  clock: Clock
  database: Database
  events: Events
  jobs: Jobs
  invalidations: Invalidations
  outbox: MessageOutbox
  audit: Audit
  storage: Storage
  /** To everyone whose screen listens to a room. */
  push: (room: string, event: string, payload: object) => void
  /** Disconnects the sockets of a session that has ended. */
  endSockets: (sessionId: number) => void
}
