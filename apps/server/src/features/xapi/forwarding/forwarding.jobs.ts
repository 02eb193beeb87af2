import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { ForwardingService } from './forwarding.service.ts'

export const defineForwardingJob = (jobs: Jobs, forwarding: ForwardingService): void =>
  jobs.define({ name: 'xapi.forward', cron: '* * * * *', handle: forwarding.forwardAll })
