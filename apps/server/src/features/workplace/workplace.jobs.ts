import type { Clock } from '../../platform/clock/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SignOnsRepository } from './sign-on/sign-ons.repository.ts'

export const defineWorkplaceJobs = (jobs: Jobs, clock: Clock, repository: SignOnsRepository): void =>
  jobs.define({
    name: 'workplace.forget-expired',
    cron: '40 * * * *',
    handle: () => repository.deleteExpired(clock.now()),
  })
