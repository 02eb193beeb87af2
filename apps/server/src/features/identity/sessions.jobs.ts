import type { Clock } from '../../platform/clock/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SessionsRepository } from './sessions.repository.ts'
import type { UsersRepository } from './users.repository.ts'

export const defineSessionJobs = (
  jobs: Jobs,
  clock: Clock,
  sessions: SessionsRepository,
  users: UsersRepository,
): void =>
  jobs.define({
    name: 'identity.forget-expired',
    cron: '20 3 * * *',
    async handle() {
      await sessions.deleteExpired(clock.now())
      await users.deleteExpired(clock.now())
    },
  })
