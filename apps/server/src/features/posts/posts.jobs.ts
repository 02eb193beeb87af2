import type { Clock } from '../../platform/clock/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PostsRepository } from './posts.repository.ts'

const WARM_FOR_MS = 14 * 86_400_000

/** Heat is kept by a job, not by each like, so that a like stays one small write. */
export const definePostJobs = (jobs: Jobs, clock: Clock, repository: PostsRepository): void =>
  jobs.define({
    name: 'posts.reheat',
    cron: '*/10 * * * *',
    handle: () => repository.reheat(new Date(clock.now().getTime() - WARM_FOR_MS)),
  })
