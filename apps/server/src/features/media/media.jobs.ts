import type { Clock } from '../../platform/clock/clock.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MediaService } from './media.service.ts'
import type { UploadService } from './uploads.service.ts'

const DAY_MS = 86_400_000
const ORPHANS_AT_ONCE = 500

/** A draft may wait a day for its post, and an upload two days for its next part. */
export const defineMediaJobs = (
  jobs: Jobs,
  clock: Clock,
  media: MediaService,
  uploads: UploadService,
): void =>
  jobs.define({
    name: 'media.collect-orphans',
    cron: '17 * * * *',
    async handle() {
      const now = clock.now().getTime()
      await media.collectOrphans(new Date(now - DAY_MS), ORPHANS_AT_ONCE)
      await uploads.forgetUntouched(new Date(now - 2 * DAY_MS))
    },
  })
