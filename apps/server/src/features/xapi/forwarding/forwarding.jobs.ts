import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { Forwarder } from './forwarder.service.ts'

export const defineForwardingJob = (jobs: Jobs, forwarder: Forwarder): void =>
  jobs.define({ name: 'xapi.forward', cron: '* * * * *', handle: forwarder.forwardAll })
