import type { Clock } from '../../platform/clock/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'

export const defineSessionJobs = (
  jobs: Jobs,
  clock: Clock,
  repositories: readonly { deleteExpired(now: Date): Promise<void> }[],
): void =>
  jobs.define({
    name: 'identity.forget-expired',
    cron: '20 3 * * *',
    async handle() {
      for (const repository of repositories) await repository.deleteExpired(clock.now())
    },
  })
